import {
  $getRoot,
  $getSelection,
  $hasUpdateTag,
  $isRangeSelection,
  $isTextNode,
  HISTORIC_TAG,
  RootNode,
  type LexicalEditor,
  type TextNode,
} from 'lexical';
import { REPLACED_TAG } from './replaceText';

/** The length of the text in characters, without the breaks between paragraphs. */
export function $textLength(): number {
  return $getRoot()
    .getAllTextNodes()
    .reduce((sum, text) => sum + text.getTextContentSize(), 0);
}

/**
 * Cuts off input beyond a length in characters. A text that is longer from the start is kept.
 */
export function registerMaxLength(editor: LexicalEditor, maxLength: number): () => void {
  let allowed = Math.max(maxLength, editor.read($textLength));
  return editor.registerNodeTransform(RootNode, () => {
    if (editor.isComposing()) return;
    const length = $textLength();
    if ($hasUpdateTag(REPLACED_TAG) || $hasUpdateTag(HISTORIC_TAG)) allowed = length;
    else if (length > allowed) $cutBeforeCaret(length - allowed);
    allowed = Math.max(maxLength, Math.min(allowed, length));
  });
}

function $cutBeforeCaret(count: number): void {
  const texts = $getRoot().getAllTextNodes();
  const caret = $caretText(texts);
  let left = count;
  for (let index = texts.indexOf(caret.text); left > 0 && index >= 0; index -= 1) {
    const text = texts[index];
    if (!text) return;
    const end = text === caret.text ? caret.offset : text.getTextContentSize();
    const start = wholeFrom(text.getTextContent(), Math.max(end - left, 0));
    text.spliceText(start, end - start, '', true);
    left -= end - start;
    if (text.getTextContentSize() === 0) text.remove();
  }
}

function $caretText(texts: readonly TextNode[]): { text: TextNode; offset: number } {
  const selection = $getSelection();
  const anchor = $isRangeSelection(selection) ? selection.anchor : undefined;
  const node = anchor?.getNode();
  if (anchor && $isTextNode(node)) return { text: node, offset: anchor.offset };
  const before = node && texts.findLast((text) => text.isBefore(node));
  const text = before ?? texts.at(-1);
  if (!text) throw new Error('There is no text to cut.');
  return { text, offset: text.getTextContentSize() };
}

/** Moves a cut out of a surrogate pair. */
function wholeFrom(text: string, start: number): number {
  const isInside = /[\uDC00-\uDFFF]/.test(text.charAt(start));
  return isInside && start > 0 ? start - 1 : start;
}
