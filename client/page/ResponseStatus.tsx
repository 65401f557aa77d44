import { createContext, useContext } from 'react';

export interface PageResponse {
  status: number;
  /** Where to go in place of the page. */
  location?: string;
  /** What the page says of itself. */
  head?: HeadProps;
}

export interface HeadProps {
  /** Without the site's name, which is added; undefined on the home page. */
  title?: string;
  description?: string;
  /** The address that search engines keep, where it isn't the path of the page alone. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** On the server, what the page being rendered says of its HTTP answer; null in the browser. */
export const ResponseStatus = createContext<PageResponse | null>(null);

/** Gives the page the HTTP status of what it shows, such as 404. */
export function useResponseStatus(status: number): void {
  const response = useContext(ResponseStatus);
  // eslint-disable-next-line react-hooks/immutability -- one object a request, which only the server renders with
  if (response) response.status = status;
}
