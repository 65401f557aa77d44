import { $createLinkNode, $isLinkNode, type LinkNode } from '@lexical/link';
import {
  $addUpdateTag,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  BLUR_COMMAND,
  COMMAND_PRIORITY_HIGH,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  SKIP_DOM_SELECTION_TAG,
  TextNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { pathOfReference, verseReferenceBefore } from '../../../text/findVerseReferences';
import type { References } from '../../../text/references';

/** What ends a typed reference. A hyphen may begin its last verse, unless a letter follows: "2:255-te". */
const REFERENCE_END = /(?:[\s.,;!?)\]}"'”’»—]|[-–]\p{L})$/u;

/** Links references to verses during typing, once another character follows them. */
export function registerVerseLinks(editor: LexicalEditor, references: References): () => void {
  const endsLine = () => {
    $linkAtCaret(references, false);
    return false;
  };
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      if (editor.isComposing() || $caretIn(node) === undefined) return;
      if ($isLinkNode(node.getParent())) $followText(node, references);
      else if (!$lengthenReference(node, references)) $linkAtCaret(references, true);
    }),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, endsLine, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_LINE_BREAK_COMMAND, endsLine, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      BLUR_COMMAND,
      () => {
        $addUpdateTag(SKIP_DOM_SELECTION_TAG);
        return endsLine();
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

/** @param isPastNext whether the caret is after the character that follows the reference */
function $linkAtCaret(references: References, isPastNext: boolean): void {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null;
  const caret = $isTextNode(node) ? $caretIn(node) : undefined;
  if (!$isTextNode(node) || caret === undefined || $isLinkNode(node.getParent())) return;
  const [next] = REFERENCE_END.exec(node.getTextContent().slice(0, caret)) ?? [];
  if (isPastNext && next === undefined) return;
  const end = isPastNext ? caret - (next ?? '').length : caret;
  // Brackets and words around the reference may be in other nodes.
  const before = textOf(node.getPreviousSiblings());
  const text = before + node.getTextContent() + textOf(node.getNextSiblings());
  const found = verseReferenceBefore(text, before.length + end, references);
  const start = (found?.index ?? 0) - before.length;
  if (!found || start < 0) return;
  const parts = start === 0 ? node.splitText(end) : node.splitText(start, end);
  const reference = parts[start === 0 ? 0 : 1];
  if (!reference) return;
  const link = $createLinkNode(found.path);
  reference.insertBefore(link);
  link.append(reference);
  if (!isPastNext) link.selectNext(0, 0);
}

const textOf = (nodes: readonly LexicalNode[]) =>
  nodes.map((node) => node.getTextContent()).join('');

/** Updates the address of a link whose reference was edited. */
function $followText(node: TextNode, references: References): void {
  const link = node.getParent();
  if (!$isVerseLink(link)) return;
  const path = pathOfReference(link.getTextContent(), references);
  if (path && path !== link.getURL()) link.setURL(path);
}

/** Moves what is typed right after a link into it if it extends the reference: a digit, or "-286". */
function $lengthenReference(node: TextNode, references: References): boolean {
  const link = node.getPreviousSibling();
  const more = /^[-–]?\p{Nd}+/u.exec(node.getTextContent())?.[0];
  if (!$isVerseLink(link) || !more || $caretIn(node) !== more.length) return false;
  const path = pathOfReference(link.getTextContent() + more, references);
  const [typed] = path ? node.splitText(more.length) : [];
  if (!path || !typed) return false;
  link.append(typed);
  link.setURL(path);
  return true;
}

function $isVerseLink(node: LexicalNode | null): node is LinkNode {
  return $isLinkNode(node) && node.getURL().startsWith('/verses/');
}

function $caretIn(node: TextNode): number | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined;
  return selection.anchor.key === node.getKey() ? selection.anchor.offset : undefined;
}
