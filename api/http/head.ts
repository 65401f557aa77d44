type Fetch<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Response | Promise<Response>;

/** Responds to HEAD as to GET, without the body. */
export function withHead<Rest extends unknown[]>(fetch: Fetch<Rest>): Fetch<Rest> {
  return async (request, ...rest) => {
    if (request.method !== 'HEAD') return fetch(request, ...rest);
    const { url } = request;
    const headers = new Headers(request.headers);
    // It has a meaning for GET only.
    headers.delete('Range');
    const response = await fetch(new Request(url, { headers }), ...rest);
    await response.body?.cancel();
    return new Response(null, response);
  };
}
