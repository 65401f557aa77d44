/** The server was unreachable or answered something other than GraphQL. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    /** HTTP status; undefined without an answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}
