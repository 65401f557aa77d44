/** What a query brought, for a page that shows it. */
export interface QueryAnswer {
  /** JSON, indented. */
  text: string;
  ms: number;
  /** Units of the budget that are left; undefined without a budget and for a response from the cache. */
  budget: { left: string; limit: string } | undefined;
}

/**
 * Sends a query by GET, as other software does.
 * @param fetchQuery `fetch` of the browser
 * @throws if the server cannot be reached
 */
export async function runQuery(
  query: string,
  fetchQuery: typeof fetch = fetch,
): Promise<QueryAnswer> {
  const start = performance.now();
  const { headers, ...response } = await send(query, fetchQuery);
  const ms = Math.round(performance.now() - start);
  const [left, limit] = [headers.get('RateLimit-Remaining'), headers.get('RateLimit-Limit')];
  return {
    text: JSON.stringify(response.body, null, 2),
    ms,
    budget: left !== null && limit !== null ? { left, limit } : undefined,
  };
}

async function send(query: string, fetchQuery: typeof fetch) {
  const parameters = new URLSearchParams({ query });
  const response = await fetchQuery(`/graphql?${parameters.toString()}`, {
    headers: { Accept: 'application/json' },
  });
  return { headers: response.headers, body: (await response.json()) as unknown };
}
