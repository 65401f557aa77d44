import jwt from 'jsonwebtoken';

/** The client asks for the next one every hour. */
const VALID_MINUTES = 65;
const TOKEN_OPTIONS = { issuer: 'tibyan', audience: 'tibyan-api' } as const;

export interface AccessClaims {
  userId: number;
  /** The family of refresh tokens it was made with; it ends with them. */
  familyId: string;
  /** Raised when all sessions of the admin end. */
  tokenVersion: number;
}

export function signAccessToken(secret: string, claims: AccessClaims): string {
  const { userId, familyId, tokenVersion } = claims;
  return jwt.sign({ sid: familyId, ver: tokenVersion }, secret, {
    ...OPTIONS,
    algorithm: 'HS256',
    subject: String(userId),
    expiresIn: `${VALID_MINUTES}m`,
  });
}

/** What a token says; undefined for one that was not made here for this, or is out of date. */
export function readAccessToken(secret: string, token: string): AccessClaims | undefined {
  try {
    const claims = jwt.verify(token, secret, { ...OPTIONS, algorithms: ['HS256'] });
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
