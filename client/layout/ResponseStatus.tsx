import { createContext, useContext } from 'react';

export interface PageResponse {
  status: number;
  /** Where to go in place of the page. */
  location?: string;
  /** What the page says of itself. */
  head?: ReportedHead;
}

/** The head of a page as crawlers are told of it, who get more than the browser needs. */
export interface ReportedHead {
  /** Without the site's name; undefined on the home page. */
  title: string | undefined;
  /** With the site's name. */
  fullTitle: string;
  description: string;
  /** Without a language; undefined for a page that search engines are to leave out. */
  path: string | undefined;
}

/** On the server, what the page being rendered says of its HTTP answer; null in the browser. */
export const ResponseStatus = createContext<PageResponse | null>(null);

/** Gives the page the HTTP status of what it shows, such as 404. */
export function useResponseStatus(status: number): void {
  const response = useContext(ResponseStatus);
  // eslint-disable-next-line react-hooks/immutability -- one object a request, which only the server renders with
  if (response) response.status = status;
}
