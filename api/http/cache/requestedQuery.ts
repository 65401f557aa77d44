/** Reads the query of a request in the plain form that almost all requests have. */

export interface RequestedQuery {
  query?: string;
  /** Hash of a persisted query. */
  documentId?: string;
  variables: Record<string, unknown>;
}

const PARAMETERS = new Set(['query', 'documentId', 'variables']);

/**
 * @param body of a POST; undefined for a GET
 * @returns undefined for anything but a query with variables, which Yoga has to check
 */
export function requestedQueryIn(
  url: string,
  body: Buffer | undefined,
): RequestedQuery | undefined {
  const start = url.indexOf('?');
  if (body && start >= 0) return undefined;
  const given = body ? parsed(body.toString()) : parametersIn(url.slice(start + 1));
  if (!isObject(given) || Object.keys(given).some((name) => !PARAMETERS.has(name))) {
    return undefined;
  }
  const { query, documentId, variables = {} } = given;
  if (!isObject(variables ?? {})) return undefined;
  // Persisted queries are requested by GET only.
  const isOne = body
    ? documentId === undefined
    : (query === undefined) !== (documentId === undefined);
  if (!isOne || typeof (query ?? documentId) !== 'string') return undefined;
  return { query, documentId, variables: variables ?? {} } as RequestedQuery;
}

function parametersIn(search: string): Record<string, unknown> | undefined {
  const parameters = new URLSearchParams(search);
  const given: Record<string, unknown> = Object.fromEntries(parameters);
  if (Object.keys(given).length !== parameters.size) return undefined;
  if (!('variables' in given)) return given;
  const variables = parsed(given.variables as string);
  return variables === undefined ? undefined : { ...given, variables };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
