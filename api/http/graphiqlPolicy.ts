import { createHash } from 'node:crypto';

/**
 * Content security policy of the GraphiQL page, which brings its scripts inline: these very scripts
 * are allowed by their hashes, and the editor's workers.
 */
export function graphiqlPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
