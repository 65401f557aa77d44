/** The server was unreachable or its response was not GraphQL. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    /** HTTP status; undefined without a response. */
    readonly status?: number,
  ) {
    super(message);
  }
}
