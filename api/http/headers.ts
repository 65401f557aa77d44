/** Headers that protect a reader's browser, and those that let other sites call the API. */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './appEnv';

/** @param isSecure true when the site is called over https alone */
export function securityHeaders(isSecure: boolean): MiddlewareHandler<AppEnv> {
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // Styles that Chakra makes while it runs; scripts come from files alone.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure,
  });
  return async (c, next) => {
    await setHeaders(c, next);
    const policy = c.get('contentSecurityPolicy');
    if (policy) c.res.headers.set('Content-Security-Policy', policy);
  };
}

/** Lets every site call with these methods, without cookies. */
export const openToAll = (...allowMethods: string[]) =>
  cors({
    origin: '*',
    allowMethods,
    exposeHeaders: [
      'ETag',
      'X-Content-Revision',
      'X-Request-Id',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
    ],
    maxAge: 86_400,
  });
