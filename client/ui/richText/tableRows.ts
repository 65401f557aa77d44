const INNER_BLOCKS = 'ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6';

/**
 * Whether a row of a table can be read as one line: more than one cell has text, and no cell has
 * more than one paragraph. The editor has no tables.
 */
export function isRowOfFacts(element: Element): boolean {
  if (element.localName !== 'tr') return false;
  const filled = [...element.children].filter(({ textContent }) => textContent.trim());
  return filled.length > 1 && filled.every(isLine);
}

const isLine = (cell: Element) =>
  !cell.querySelector(INNER_BLOCKS) &&
  [...cell.querySelectorAll('p, div')].filter(({ textContent }) => textContent.trim()).length <= 1;
