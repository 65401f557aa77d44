import jwt from 'jsonwebtoken';

/** The client renews the token every hour. */
const VALID_MINUTES = 65;
const TOKEN_OPTIONS = { issuer: 'tibyan', audience: 'tibyan-api' } as const;

interface AccessClaims {
  userId: number;
  /** Family of the refresh token it was issued with. The token becomes invalid with the family. */
  familyId: string;
  /** Incremented when all sessions of the admin end. */
  tokenVersion: number;
}

export function signAccessToken(secret: string, claims: AccessClaims): string {
  const { userId, familyId, tokenVersion } = claims;
  return jwt.sign({ sid: familyId, ver: tokenVersion }, secret, {
    ...TOKEN_OPTIONS,
    algorithm: 'HS256',
    subject: String(userId),
    expiresIn: `${VALID_MINUTES}m`,
  });
}

/** The claims of a token; undefined if it is expired or was not issued by this server. */
export function readAccessToken(secret: string, token: string): AccessClaims | undefined {
  try {
    const claims = jwt.verify(token, secret, { ...TOKEN_OPTIONS, algorithms: ['HS256'] });
    if (typeof claims === 'string') return undefined;
    const { sub, sid, ver } = claims;
    const userId = Number(sub);
    if (!Number.isInteger(userId) || typeof sid !== 'string' || !Number.isInteger(ver)) {
      return undefined;
    }
    return { userId, familyId: sid, tokenVersion: ver as number };
  } catch {
    return undefined;
  }
}
