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
import { verseReferenceAtEnd } from '../../../text/findVerseReferences';
import { versePath } from './linkVerses';

/** A character that ends a typed reference. */
const REFERENCE_END = /[\s.,;!?)\]}"'”’»–—-]$/;

/** Links verse references during typing, once another character follows them. */
export function registerVerseLinks(editor: LexicalEditor): () => void {
  const endsLine = () => {
    $linkAtCaret(false);
    return false;
  };
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      if (editor.isComposing() || $caretIn(node) === undefined) return;
      if ($isLinkNode(node.getParent())) $followText(node);
      else if (!$lengthenReference(node)) $linkAtCaret(true);
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
function $linkAtCaret(isPastNext: boolean): void {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null;
  const caret = $isTextNode(node) ? $caretIn(node) : undefined;
  if (!$isTextNode(node) || caret === undefined || $isLinkNode(node.getParent())) return;
  const before = node.getTextContent().slice(0, caret);
  if (isPastNext && !REFERENCE_END.test(before)) return;
  const end = isPastNext ? before.length - 1 : before.length;
  const key = verseReferenceAtEnd(before.slice(0, end));
  const path = key && versePath(key);
  if (!path) return;
  const start = end - key.length;
  const parts = start === 0 ? node.splitText(end) : node.splitText(start, end);
  const reference = parts[start === 0 ? 0 : 1];
  if (!reference) return;
  const link = $createLinkNode(path);
  reference.insertBefore(link);
  link.append(reference);
  if (!isPastNext) link.selectNext(0, 0);
}

/** Updates the address of a link whose reference was edited. */
function $followText(node: TextNode): void {
  const link = node.getParent();
  if (!$isVerseLink(link)) return;
  const path = versePath(link.getTextContent());
  if (path && path !== link.getURL()) link.setURL(path);
}

/** Moves digits typed right after a link into it, because they extend its reference. */
function $lengthenReference(node: TextNode): boolean {
  const link = node.getPreviousSibling();
  const digits = /^\d+/.exec(node.getTextContent())?.[0];
  if (!$isVerseLink(link) || !digits || $caretIn(node) !== digits.length) return false;
  const path = versePath(link.getTextContent() + digits);
  const [typed] = path ? node.splitText(digits.length) : [];
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
