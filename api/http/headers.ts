/** Security headers, and CORS headers that let other sites call the API. */
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './appEnv';

/** @param isSecure true if the site is served only over HTTPS */
export function securityHeaders(isSecure: boolean): MiddlewareHandler<AppEnv> {
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // Chakra creates styles at run time; scripts come only from files.
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
    // For browsers that do not know frame-ancestors.
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await setHeaders(c, next);
    const policy = c.get('contentSecurityPolicy');
    if (policy) c.res.headers.set('Content-Security-Policy', policy);
  };
}

/** Allows calls from all sites with these methods, without cookies. */
export const allowAllOrigins = (...allowMethods: string[]) =>
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
