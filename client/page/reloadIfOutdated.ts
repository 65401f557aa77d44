/**
 * Loads the document again if the server has none of its files any more: after an upgrade, the pages and
 * queries of the former release can't be loaded either.
 */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return;
  const response = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.status === 404) location.reload();
}
