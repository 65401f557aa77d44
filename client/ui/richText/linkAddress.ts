/**
 * Whether a link may have this address: a web or mail address with its scheme, or a path of this
 * site.
 */
export function isAddress(address: string): boolean {
  if (/[\s\p{Cc}"<>\\]/u.test(address)) return false;
  return /^(\/(?!\/)|https?:\/\/[^/]|mailto:[^@]+@.)/i.test(address);
}

/** The typed address, completed by its scheme; undefined if it is invalid. */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim();
  const scheme = /^[^@:/?#]+@/.test(typed) ? 'mailto:' : 'https://';
  const isBare = /^([^@:/?#]+@)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u.test(typed);
  const address = isBare ? scheme + typed : typed;
  return isAddress(address) ? address : undefined;
}
