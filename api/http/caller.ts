/** What the HTTP request says of its caller, and the cookie of the refresh token. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Caller } from '../context';
import type { AppEnv } from './appEnv';

const COOKIE = 'refreshToken';
const COOKIE_DAYS = 30;
/** Where sessions are refreshed and ended; the cookie goes nowhere else. */
const COOKIE_PATHS = ['/graphql', '/api/authentication'];

export interface CallerOptions {
  /** Origin of this site; the request's own when it is undefined. */
  publicUrl: string | undefined;
  /** How many proxies stand in front of the server and name the caller. */
  trustProxy: number;
}

/** What resolvers say to the answer is in `headers` of the caller. */
export function callerOf(c: HonoContext<AppEnv>, { publicUrl, trustProxy }: CallerOptions): Caller {
  const headers = new Headers();
  const isSameOrigin = isOwn(
    c.req.header('Origin'),
    publicUrl ?? c.req.url,
    publicUrl !== undefined,
  );
  const isSecure =
    publicUrl?.startsWith('https:') ??
    (trustProxy > 0 && c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim() === 'https');
  const caller: Caller = {
    address: addressOf(c, trustProxy),
    accessToken: /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1],
    isSameOrigin,
    headers,
    refreshToken: isSameOrigin ? getCookie(c, COOKIE) : undefined,
    setRefreshToken(token) {
      headers.delete('Set-Cookie');
      for (const path of COOKIE_PATHS) {
        const maxAge = token === undefined ? 0 : COOKIE_DAYS * 86_400;
        const options = { path, maxAge, httpOnly: true, secure: isSecure } as const;
        const cookie = generateCookie(COOKIE, token ?? '', { ...options, sameSite: 'Strict' });
        headers.append('Set-Cookie', cookie);
      }
    },
  };
  return caller;
}

/** A caller without a request: a page that is being rendered for a reader. */
export const anonymous: Caller = {
  headers: new Headers(),
  address: '',
  accessToken: undefined,
  refreshToken: undefined,
  isSameOrigin: false,
  setRefreshToken: () => undefined,
};

/** Behind a proxy the scheme of the request may not be the reader's, so hosts are compared. */
function isOwn(origin: string | undefined, own: string, isWhole: boolean): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return isWhole ? new URL(origin).origin === own : new URL(origin).host === new URL(own).host;
}

function addressOf(c: HonoContext<AppEnv>, trustProxy: number): string {
  // A test calls without a socket.
  const remote = c.env ? getConnInfo(c).remote.address : undefined;
  return addressBehind(remote, c.req.header('X-Forwarded-For'), trustProxy);
}

/** Each proxy adds the address it was called from at the end of X-Forwarded-For. */
export function addressBehind(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const named = forwardedFor?.split(',') ?? [];
  const forwarded = trustProxy > 0 ? named.at(-Math.min(trustProxy, named.length || 1)) : undefined;
  return forwarded?.trim() || (remote ?? '');
}
