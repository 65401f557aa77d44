import type { ListTag } from './blocks';
import { styleOf } from './elementMarks';

const LEFT_OUT = new Set(
  (
    'audio base canvas datalist embed head iframe img input link meta noscript object picture script ' +
    'select style svg template textarea title video xml'
  ).split(' '),
);

/**
 * Whether an element is no text: media, scripts, hidden parts, and Word's comments and list
 * symbols.
 */
export function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(element.localName) ||
    element.hasAttribute('hidden') ||
    element.classList.contains('msocomanchor') ||
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'mso-hide') === 'all' ||
    styleOf(element, 'mso-list') === 'ignore' ||
    styleOf(element, 'mso-special-character') === 'comment' ||
    /^comment/.test(styleOf(element, 'mso-element') ?? '')
  );
}

/**
 * The list item in a paragraph of Word, which writes items as paragraphs with a symbol or number.
 */
export function wordItemOf(element: Element): { tag: ListTag; level: number } | undefined {
  const list = element.localName === 'p' ? styleOf(element, 'mso-list') : undefined;
  const level = /\blevel(\d)/.exec(list ?? '')?.[1];
  if (level === undefined) return undefined;
  const parts = [...element.querySelectorAll('[style]')];
  const marked = parts.find((part) => styleOf(part, 'mso-list') === 'ignore')?.textContent;
  const symbol = marked ?? element.getAttribute(SYMBOL) ?? '';
  const isNumber = /^\s*\(?([\p{N}]+|[ivxlcdm]+|\p{L})[.)]/iu.test(symbol);
  return { tag: isNumber ? 'ol' : 'ul', level: Number(level) - 1 };
}

const SYMBOL = 'data-symbol';

/** A symbol or number at the start of an item, with the spaces by which Word indents its text. */
const SYMBOL_AND_SPACES = /^\s*([·•o§▪‣–*-]|\(?(?:\p{N}+|[ivxlcdm]+|\p{L})[.)])[\s\u00A0]{2,}/iu;

/** Removes the symbol of an item of Word that does not mark it as one, and keeps it as an attribute. */
export function removeSymbol(element: Element): void {
  const isItem = /\blevel\d/.test(styleOf(element, 'mso-list') ?? '');
  const isMarked = [...element.querySelectorAll('[style]')].some(
    (part) => styleOf(part, 'mso-list') === 'ignore',
  );
  const [found, symbol] =
    SYMBOL_AND_SPACES.exec(isItem && !isMarked ? element.textContent : '') ?? [];
  if (!found || !symbol) return;
  element.setAttribute(SYMBOL, symbol);
  let left = found.length;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text && left > 0; text = texts.nextNode()) {
    const { nodeValue } = text;
    text.nodeValue = (nodeValue ?? '').slice(left);
    left -= nodeValue?.length ?? 0;
  }
}
