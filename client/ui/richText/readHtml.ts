import { flatten, LINE_BREAK, tidyBlocks } from './blocks';
import type { Block, BlockTag, ListTag, Marks } from './blocks';
import { marksIn } from './elementMarks';
import { isRowOfFacts } from './tableRows';
import { isLeftOut, removeSymbol, wordItemOf } from './wordHtml';

const TEXT_TAGS: Record<string, BlockTag> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section ' +
    'summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Between the cells of a row, which becomes a paragraph. */
const CELL_END = ' · ';

/** The place of a text in the document. */
interface Place {
  tag: BlockTag;
  /** Level of the innermost list; -1 outside lists. */
  level: number;
  marks: Marks;
  isPreformatted: boolean;
  /** Inside a row of a table that becomes one paragraph. */
  isInRow: boolean;
  /** The list item of the text; its block is set by its first text. */
  item: { block?: Block } | undefined;
}

/**
 * Reads any stored or pasted HTML into the editor's structure; unknown elements are reduced to
 * their text. The HTML itself is never inserted into the page.
 */
export function readHtml(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks: Block[] = [];
  let current: Block | undefined;

  const blockAt = ({ tag, level, item }: Place): Block => {
    if (current) return current;
    if (item?.block && item.block === blocks.at(-1)) {
      item.block.runs.push({ text: LINE_BREAK, marks: {} });
      return (current = item.block);
    }
    current = { tag, level: Math.max(level, 0), runs: [] };
    if (item) item.block = current;
    blocks.push(current);
    return current;
  };
  const add = (text: string, place: Place) => {
    if (!current && !/[^ ]/.test(text)) return;
    blockAt(place).runs.push({ text, marks: place.marks });
  };
  const addText = (text: string, place: Place) => {
    const lines = place.isPreformatted ? text.split(/\r?\n/) : [text];
    lines.forEach((line, index) => {
      if (index > 0) add(LINE_BREAK, place);
      add(flatten(line), place);
    });
  };
  const visit = (node: Node, around: Place) => {
    if (node.nodeType === Node.TEXT_NODE) addText(node.nodeValue ?? '', around);
    if (!(node instanceof Element) || isLeftOut(node)) return;
    if (node.localName === 'br') add(LINE_BREAK, around);
    const place = placeIn(node, around);
    const isBlock = BLOCKS.has(node.localName) && !around.isInRow;
    if (isBlock) current = undefined;
    if (around.isInRow && current && isCell(node) && node.textContent.trim()) add(CELL_END, around);
    node.childNodes.forEach((child) => visit(child, place));
    if (isBlock) current = undefined;
  };

  const outside = {
    tag: 'p',
    level: -1,
    marks: {},
    isPreformatted: false,
    isInRow: false,
  } as const;
  body.querySelectorAll('p').forEach(removeSymbol);
  visit(body, { ...outside, item: undefined });
  return tidyBlocks(blocks);
}

function placeIn(element: Element, around: Place): Place {
  const name = element.localName;
  const place = {
    ...around,
    marks: marksIn(element, around.marks),
    isPreformatted: around.isPreformatted || name === 'pre',
    isInRow: around.isInRow || isRowOfFacts(element),
  };
  const wordItem = place.isInRow ? undefined : wordItemOf(element);
  if (wordItem) return { ...place, ...wordItem, item: {} };
  if (name === 'ul' || name === 'ol') {
    return { ...place, tag: name, level: around.level + 1, item: undefined };
  }
  if (name === 'li') return { ...place, ...itemIn(around), item: {} };
  if (around.level >= 0) return place;
  if (name === 'blockquote') return { ...place, tag: 'blockquote' };
  return { ...place, tag: TEXT_TAGS[name] ?? around.tag };
}

const isCell = ({ localName }: Element) => localName === 'td' || localName === 'th';

const itemIn = ({ tag, level }: Place): { tag: ListTag; level: number } => ({
  tag: tag === 'ol' ? 'ol' : 'ul',
  level: Math.max(level, 0),
});
