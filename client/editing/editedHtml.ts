import { tidyHtml } from '../ui/richText/tidyHtml';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What an editor begins with: the HTML that was saved, or else a paragraph for each line of the text. */
export function editedHtml(html: string | null | undefined, text: string | null | undefined) {
  return tidyHtml(html ?? paragraphsOf(text ?? ''));
}

const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)}</p>`)
    .join('');
