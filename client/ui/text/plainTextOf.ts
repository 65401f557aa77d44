const BLOCKS = 'p, h2, h3, h4, li, blockquote';

/** The text of HTML of the content, with a line for each paragraph. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/\s+/g, ' '), 'text/html');
  body.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  body.querySelectorAll(BLOCKS).forEach((block) => block.append('\n'));
  const text = body.textContent;
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
