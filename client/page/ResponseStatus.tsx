import { createContext, useContext } from 'react';

export interface PageResponse {
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** The metadata of the page. */
  head?: HeadProps;
}

export interface HeadProps {
  /** Without the site's name, which PageHead adds; undefined on the home page. */
  title?: string;
  description?: string;
  /** The canonical address, if it is not just the path of the page. */
  path?: string;
  /** Keeps the page out of search engines; it has a canonical address only if `path` gives one. */
  hidden?: boolean;
}

/** The HTTP response of the page being rendered on the server; null in the browser. */
export const ResponseStatus = createContext<PageResponse | null>(null);

/** Sets the HTTP status of the page, such as 404. */
export function useResponseStatus(status: number): void {
  const response = useContext(ResponseStatus);
  // eslint-disable-next-line react-hooks/immutability -- one object per request, only on the server
  if (response) response.status = status;
}
