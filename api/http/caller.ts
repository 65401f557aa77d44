/** The caller of an HTTP request, and the cookie of the refresh token. */
import type { Context as HonoContext } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import ipaddr, { type IPv6 } from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { SESSION_DAYS } from '../auth/sessions';
import type { Caller } from '../context';
import { bearerIn } from './apiKeyHeader';
import type { AppEnv } from './appEnv';

const COOKIE = 'refreshToken';
/** Addresses that renew and end sessions; browsers send the cookie only to these. */
const COOKIE_PATHS = ['/graphql', '/api/authentication'];

export interface CallerOptions {
  /** Origin of this site; undefined for that of the request. */
  publicUrl: string | undefined;
  /** Number of proxies in front of the server that report the address of the caller. */
  trustProxy: number;
}
export function callerOf(c: HonoContext<AppEnv>, { publicUrl, trustProxy }: CallerOptions): Caller {
  const { address, apiKey } = c.env.exchange;
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
    address,
    accessToken: apiKey ? undefined : bearerIn(c.req.header('Authorization')),
    apiKey,
    isSameOrigin,
    headers,
    refreshToken: isSameOrigin ? getCookie(c, COOKIE) : undefined,
    setRefreshToken(token) {
      headers.delete('Set-Cookie');
      for (const path of COOKIE_PATHS) {
        const maxAge = token === undefined ? 0 : SESSION_DAYS * 86_400;
        const options = { path, maxAge, httpOnly: true, secure: isSecure } as const;
        const cookie = generateCookie(COOKIE, token ?? '', { ...options, sameSite: 'Strict' });
        headers.append('Set-Cookie', cookie);
      }
    },
  };
  return caller;
}

/** The caller when a page is rendered or a public query is executed. */
export const anonymous: Caller = {
  headers: new Headers(),
  address: '',
  accessToken: undefined,
  refreshToken: undefined,
  isSameOrigin: false,
  setRefreshToken: () => undefined,
};

/** Without a public URL only hosts are compared, because a proxy may change the scheme. */
function isOwn(origin: string | undefined, own: string, isWhole: boolean): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return isWhole ? new URL(origin).origin === own : new URL(origin).host === new URL(own).host;
}

/** The network of the caller, by which limits count and which is logged. Each proxy appends the address of its client to X-Forwarded-For. */
export function addressBehind(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const named = forwardedFor?.split(',') ?? [];
  const forwarded = trustProxy > 0 ? named.at(-Math.min(trustProxy, named.length || 1)) : undefined;
  return networkOf(forwarded?.trim() || (remote ?? ''));
}

/** Reading an address takes a tenth of the time in which a cached response is sent. */
const networks = new LRUCache<string, string>({ max: 10_000 });
/** Of an IPv6 address in brackets with a port, with room for a zone. */
const MAX_ADDRESS_CHARACTERS = 64;

/** The IPv4 address, or the network of an IPv6 address, the /64 of a subscriber. */
export function networkOf(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  const network = readNetwork(address);
  if (address.length <= MAX_ADDRESS_CHARACTERS) networks.set(address, network);
  return network;
}

/** Some proxies add a port. */
function readNetwork(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](:\d+)?$/.exec(address) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  const plain = bracketed ?? withoutPort ?? address;
  if (!ipaddr.isValid(plain)) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as IPv6;
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
