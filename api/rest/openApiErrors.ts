/** The responses to refused calls in the OpenAPI document, shared by all calls. */
import { parametersOf, type Route } from './route';

type Json = Record<string, unknown>;

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** By status. */
const ERRORS: Record<number, { name: string; description: string; headers?: Json }> = {
  400: { name: 'BadRequest', description: 'A parameter or a field is missing or invalid.' },
  401: {
    name: 'Unauthorized',
    description:
      'The API key is unknown, revoked or expired; for session calls, also if the name or the password is wrong, or the session has ended.',
  },
  403: {
    name: 'Forbidden',
    description:
      'Only a signed-in admin may make this call; for session calls, only a page of this site.',
  },
  404: { name: 'NotFound', description: 'There is no such row.' },
  409: { name: 'Conflict', description: 'Someone else has saved the row in the meantime.' },
  410: {
    name: 'Gone',
    description: 'The changes are no longer known: start again from the downloads.',
  },
  413: { name: 'PayloadTooLarge', description: 'The body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON.' },
  429: {
    name: 'TooManyRequests',
    description:
      'The budget of the address or of the API key is used up, or too many logins have failed.',
    headers: RETRY_AFTER,
  },
  500: { name: 'InternalServerError', description: 'A bug, which was logged.' },
  503: {
    name: 'ServiceUnavailable',
    description: 'The database is unavailable, or the disk of the server is full.',
    headers: RETRY_AFTER,
  },
};

export const errorResponses = (content: Json): Json =>
  Object.fromEntries(
    Object.values(ERRORS).map(({ name, ...response }) => [name, { ...response, content }]),
  );

/** The errors that a call can have. */
export function errorsOf(
  { id, method, path, query }: Route,
  { isAdmin, body }: { isAdmin: boolean; body: Json | undefined },
): Json {
  const hasParameters = parametersOf(path).length > 0;
  const isOfSession = path.startsWith('/authentication/');
  const can: Record<number, boolean> = {
    400: hasParameters || Boolean(query) || Boolean(body),
    401: true,
    403: isAdmin || (isOfSession && !body),
    404: hasParameters || (isAdmin && Boolean(body)) || id === 'getBeginning',
    409: isAdmin && hasParameters,
    410: id === 'listChanges',
    413: method !== 'GET',
    415: method !== 'GET',
    429: true,
    500: true,
    503: true,
  };
  return Object.fromEntries(
    Object.entries(ERRORS).flatMap(([status, { name }]) =>
      can[Number(status)] ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
}
