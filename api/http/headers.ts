/** Security headers, and CORS headers that let other sites call the API. */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { EARLY_TAP_SCRIPT } from '../../text/earlyTap';
import type { AppEnv } from './appEnv';

const HASH_OF_SCRIPT = createHash('sha256').update(EARLY_TAP_SCRIPT).digest('base64');

interface SecurityOptions {
  /** True if the site is served only over HTTPS. */
  isSecure: boolean;
  /** Other sites from which pages play recordings. */
  soundOrigins: readonly string[];
}

export function securityHeaders(options: SecurityOptions): MiddlewareHandler<AppEnv> {
  const { isSecure, soundOrigins } = options;
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // Scripts come only from files, but for one in the head of pages.
      scriptSrc: ["'self'", `'sha256-${HASH_OF_SCRIPT}'`],
      // Chakra creates styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      ...(soundOrigins.length > 0 && { mediaSrc: ["'self'", ...soundOrigins] }),
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
    if (!c.get('isEmbeddable')) return;
    c.res.headers.delete('X-Frame-Options');
    c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}

/** Allows calls from all sites with these methods, without cookies. */
export const allowAllOrigins = (...allowMethods: string[]) =>
  cors({
    origin: '*',
    allowMethods,
    exposeHeaders: [
      'API-Version',
      'Deprecation',
      'ETag',
      'Accept-Ranges',
      'Content-Range',
      'Link',
      'Sunset',
      'X-Content-Revision',
      'X-Request-Cost',
      'X-Request-Id',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
    ],
    maxAge: 86_400,
  });
