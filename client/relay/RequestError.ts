/** The server couldn't be reached, or answered something that isn't GraphQL. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    /** HTTP status, or undefined when there was no answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}
