import { $getRoot, $setSelection, SKIP_DOM_SELECTION_TAG, type LexicalEditor } from 'lexical';
import { $createBlock, $createBlocks } from './nodes';
import { readHtml } from './readHtml';

/** Tags updates from outside, which are not reported. */
export const REPLACED_TAG = 'replaced';

export function $setHtml(html: string): void {
  const blocks = $createBlocks(readHtml(html));
  $setSelection(null);
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createBlock('p')]));
}

/** Replaces the text in one step that can be undone. */
export function replaceText(editor: LexicalEditor, html: string): void {
  editor.update(() => $setHtml(html), {
    tag: [REPLACED_TAG, SKIP_DOM_SELECTION_TAG],
    discrete: true,
  });
}
