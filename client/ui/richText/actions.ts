import { $createLinkNode, $toggleLink } from '@lexical/link';
import { $insertList, $removeList } from '@lexical/list';
import { $setBlocksType } from '@lexical/selection';
import {
  $createTextNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type BaseSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical';
import { $toggleArabic } from './arabic';
import type { BlockTag } from './blocks';
import { $createBlock } from './nodes';
import { $linkAt, $readToolbarState } from './toolbarState';
import { pathOfReference } from '../../../text/findVerseReferences';
import type { References } from '../../../text/references';

export type Tool =
  'undo' | 'redo' | 'bold' | 'italic' | 'underline' | 'arabic' | Exclude<BlockTag, 'p'>;

/** Applies a tool to the selection and focuses the text. */
export function applyTool(editor: LexicalEditor, tool: Tool): void {
  if (tool === 'undo' || tool === 'redo') {
    editor.dispatchCommand(tool === 'undo' ? UNDO_COMMAND : REDO_COMMAND, undefined);
  } else {
    editor.update(() => {
      const selection = $selectionToFormat();
      if (tool === 'arabic') $toggleArabic(selection);
      else if (tool === 'bold' || tool === 'italic' || tool === 'underline') {
        editor.dispatchCommand(FORMAT_TEXT_COMMAND, tool);
      } else $toggleBlock(selection, tool);
    });
  }
  editor.focus();
}

/** The last selection in the text; its end if there was none yet. */
function $selectionToFormat(): RangeSelection {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? selection : $getRoot().selectEnd();
}

function $toggleBlock(selection: RangeSelection, tag: Exclude<BlockTag, 'p'>): void {
  const { block } = $readToolbarState();
  const isList = block === 'ul' || block === 'ol';
  if (tag === 'ul' || tag === 'ol') {
    if (block === tag) $removeList();
    else $insertList(tag === 'ul' ? 'bullet' : 'number');
    return;
  }
  if (isList) $removeList();
  $setBlocksType(selection, () => $createBlock(block === tag ? 'p' : tag));
}

/** Links the selected text, or changes the address of the link around it. */
export function applyLink(editor: LexicalEditor, address: string): void {
  editor.update(() => {
    const selection = $selectionToFormat();
    const link = $linkAt(selection);
    if (selection.isCollapsed() && link) link.setURL(address);
    else if (selection.isCollapsed())
      $insertLink(address.replace(/^(mailto:|https?:\/\/)/i, ''), address);
    else $toggleLink(address);
  });
  editor.focus();
}

export function removeLink(editor: LexicalEditor): void {
  editor.update(() => {
    $selectionToFormat();
    $toggleLink(null);
  });
  editor.focus();
}

/** Inserts a reference with a link after the selected text, or replaces the text if it is a reference. */
export function insertVerse(
  editor: LexicalEditor,
  reference: string,
  path: string,
  references: References,
): void {
  editor.update(() => {
    const selection = $selectionToFormat();
    if (!$selectedReference(selection, references)) {
      const {
        key: node,
        offset,
        type,
      } = selection.isBackward() ? selection.anchor : selection.focus;
      selection.anchor.set(node, offset, type);
      selection.focus.set(node, offset, type);
    }
    $insertLink(reference, path);
  });
  editor.focus();
}

/** The selected text, if it is a reference to verses. */
export function $selectedReference(
  selection: BaseSelection | null,
  references: References,
): string | undefined {
  const text = selection?.getTextContent().trim() ?? '';
  return pathOfReference(text, references) === undefined ? undefined : text;
}

function $insertLink(text: string, address: string): void {
  const link = $createLinkNode(address).append($createTextNode(text));
  $insertNodes([link]);
  link.selectNext(0, 0);
}
