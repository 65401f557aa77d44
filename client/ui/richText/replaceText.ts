import { $getRoot, $setSelection, SKIP_DOM_SELECTION_TAG, type LexicalEditor } from 'lexical';
import { $createBlock, $createBlocks } from './nodes';
import { readHtml } from './readHtml';

/** Updates that come from outside; nothing is reported of them. */
export const REPLACED_TAG = 'replaced';

export function $setHtml(html: string): void {
  const blocks = $createBlocks(readHtml(html));
  $setSelection(null);
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createBlock('p')]));
}

/** Takes a text from outside, in one step that can be undone. */
export function replaceText(editor: LexicalEditor, html: string): void {
  editor.update(() => $setHtml(html), {
    tag: [REPLACED_TAG, SKIP_DOM_SELECTION_TAG],
    discrete: true,
  });
}
