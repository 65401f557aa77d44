import type { MiddlewareHandler } from 'hono';

/** Redirects a GET with a slash at the end of its path to the address without it. */
export const redirectTrailingSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method !== 'GET' || pathname === '/' || !pathname.endsWith('/')) return next();
  // Two slashes at the start would lead to another site.
  return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308);
};
