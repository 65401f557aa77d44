import { createContext, useContext } from 'react';

/** On the server, what the page being rendered says of its HTTP status; null in the browser. */
export const ResponseStatus = createContext<{ status: number } | null>(null);

/** Gives the page the HTTP status of what it shows, such as 404. */
export function useResponseStatus(status: number): void {
  const response = useContext(ResponseStatus);
  // eslint-disable-next-line react-hooks/immutability -- one object a request, which only the server renders with
  if (response) response.status = status;
}
