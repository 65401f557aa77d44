import { createHash } from 'node:crypto';

/** Equal for releases with the same queries; the build gives it to the service worker. */
export function hashOfQueries(ids: Iterable<string>): string {
  return createHash('sha256')
    .update([...ids].sort().join())
    .digest('hex')
    .slice(0, 16);
}
