/** Where a request has its API key: in `Authorization: Bearer` or in `X-Api-Key`. */
import { startsAsKey } from '../auth/apiKeys';

/** A header by its name in lower case. */
type ReadHeader = (name: string) => string | null | undefined;

/** For programs whose proxy uses `Authorization` itself. */
export const KEY_HEADER = 'x-api-key';

/** Has not the form of a key. */
const SENT_WRONGLY = '';

/** The token in an `Authorization` header. */
export const bearerIn = (authorization: string | null | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];

/** True for a token that is meant as an API key, valid or not. */
const isKey = (token: string | undefined): token is string =>
  token !== undefined && startsAsKey(token);

/** The API key of a request, valid or not; undefined if it has none. */
export function apiKeyIn(header: ReadHeader): string | undefined {
  const given = header(KEY_HEADER);
  if (given != null) return given.trim();
  const authorization = header('authorization') ?? '';
  const token = bearerIn(authorization);
  if (isKey(token)) return token;
  // Such as one without "Bearer", which must not count as no key.
  return authorization.split(/\s+/).some(isKey) ? SENT_WRONGLY : undefined;
}

/** True for an `Authorization` with anything but an API key, such as an admin's. Its response may be for its caller only. */
export const isAuthorized = (authorization: string | null | undefined): boolean =>
  authorization != null && !isKey(bearerIn(authorization));

/** True for a request with an API key and the token of an admin, one of which it would ignore. */
export const hasKeyAndToken = (header: ReadHeader): boolean =>
  header(KEY_HEADER) != null && bearerIn(header('authorization')) !== undefined;
