/**
 * A random UUID for a new row, by which the API recognizes a repeated request. `crypto.randomUUID` exists only on pages
 * that are served over HTTPS.
 */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4 and variant 1 of RFC 9562.
  const variant = (8 + ((bytes[8] ?? 0) % 4)).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
