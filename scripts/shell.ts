/** The page that the service worker sends without a network. It has no content, and the browser renders its address. */

/** Vite's manifest, which maps source modules to built files. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[] }
>;

export function shellOf(manifest: Manifest): string {
  const files = Object.values(manifest).map(({ file }) => `/${file}`);
  const links = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}"/>`);
  return [
    '<!DOCTYPE html><html lang="tr" data-theme="darkGreen"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/><title>Tibyan</title>',
    ...links,
    '</head><body><script id="dehydratedState" type="application/json"></script>',
    `<script type="module" src="/${manifest['client/browser.ts']?.file}" async=""></script>`,
    '</body></html>',
  ].join('');
}
