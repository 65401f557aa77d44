/**
 * Loads the document again if the server has another release, without the pages and queries of this one.
 * Proxies keep the scripts of a former release, but no page for longer than a second.
 */
export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const page = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  );
  const [, current] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
  if (current && current !== own) location.reload();
}
