/**
 * Copies a text, and its HTML for editors that keep formats.
 * @throws if the browser refuses, as on pages without HTTPS
 */
export async function copyText(text: string, html?: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('No clipboard.');
  if (html === undefined) return clipboard.writeText(text);
  const blobOf = (type: string, content: string) => new Blob([content], { type });
  const item = new ClipboardItem({
    'text/plain': blobOf('text/plain', text),
    'text/html': blobOf('text/html', html),
  });
  return clipboard.write([item]);
}
