type Fetch<Env> = (request: Request, env?: Env) => Response | Promise<Response>;

/** Answers HEAD like GET, without the body. */
export function withHead<Env>(fetch: Fetch<Env>): Fetch<Env> {
  return (request, env) =>
    request.method === 'HEAD' ? respondToHead(fetch, request, env) : fetch(request, env);
}

async function respondToHead<Env>(
  fetch: Fetch<Env>,
  { url, headers }: Request,
  env: Env | undefined,
): Promise<Response> {
  const response = await fetch(new Request(url, { headers }), env);
  await response.body?.cancel();
  return new Response(null, response);
}
