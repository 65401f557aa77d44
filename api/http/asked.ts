/** The query in a request, when it is written in the plain way that almost all are. */

export interface Asked {
  query?: string;
  /** Of a persisted query. */
  documentId?: string;
  variables: Record<string, unknown>;
}

const NAMES = new Set(['query', 'documentId', 'variables']);

/**
 * @param body of a POST; undefined for a GET
 * @returns undefined for anything else than a query with variables, which others have to look at
 */
export function askedIn(url: string, body: Buffer | undefined): Asked | undefined {
  const start = url.indexOf('?');
  if (body && start >= 0) return undefined;
  const given = body ? parsed(body.toString()) : parametersIn(url.slice(start + 1));
  if (!isObject(given) || Object.keys(given).some((name) => !NAMES.has(name))) return undefined;
  const { query, documentId, variables = {} } = given;
  if (!isObject(variables ?? {})) return undefined;
  // A persisted query is asked for in the address.
  const isOne = body
    ? documentId === undefined
    : (query === undefined) !== (documentId === undefined);
  if (!isOne || typeof (query ?? documentId) !== 'string') return undefined;
  return { query, documentId, variables: variables ?? {} } as Asked;
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
