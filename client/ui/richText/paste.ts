import {
  $getSelection,
  $insertNodes,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  type LexicalEditor,
} from 'lexical';
import type { References } from '../../../text/references';
import { $createBlocks, $createRuns } from './nodes';
import { readPaste } from './readPaste';

/** Identifies content of this editor on the clipboard. */
export const NAMESPACE = 'tibyan-rich-text';

export function registerPaste(editor: LexicalEditor, references: References): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null;
        if (!data || !$paste(data, references)) return false;
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) =>
        typeof event !== 'string' &&
        event.dataTransfer !== null &&
        $paste(event.dataTransfer, references),
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

function $paste(data: DataTransfer, references: References): boolean {
  if (!$getSelection() || isOwn(data)) return false;
  const blocks = readPaste(data.getData('text/html'), data.getData('text/plain'), references);
  const [only, ...more] = blocks;
  if (!only) return false;
  const isPart = more.length === 0 && only.tag === 'p';
  $insertNodes(isPart ? $createRuns(only.runs) : $createBlocks(blocks));
  return true;
}

const isOwn = (data: DataTransfer) =>
  data.getData('application/x-lexical-editor').startsWith(`{"namespace":"${NAMESPACE}"`);
