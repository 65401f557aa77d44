import { $patchStyleText } from '@lexical/selection';
import {
  $getNodeByKey,
  $isTextNode,
  TextNode,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical';

const PROPERTY = '--lang';

/** Marks Arabic by a style, because typed text inherits styles as it inherits bold. */
export const ARABIC_STYLE = `${PROPERTY}: ar;`;

export function $isArabic(selection: RangeSelection): boolean {
  if (selection.isCollapsed()) return selection.style === ARABIC_STYLE;
  const texts = selection.getNodes().filter($isTextNode);
  return texts.length > 0 && texts.every((text) => text.getStyle() === ARABIC_STYLE);
}

export function $toggleArabic(selection: RangeSelection): void {
  $patchStyleText(selection, { [PROPERTY]: $isArabic(selection) ? null : 'ar' });
}

/** Sets the language of Arabic texts for fonts and screen readers. */
export function registerArabic(editor: LexicalEditor): () => void {
  return editor.registerMutationListener(TextNode, (mutations) => {
    editor.read(() => {
      for (const key of mutations.keys()) {
        const node = $getNodeByKey(key);
        const isArabic = $isTextNode(node) && node.getStyle() === ARABIC_STYLE;
        const element = editor.getElementByKey(key);
        if (isArabic) element?.setAttribute('lang', 'ar');
        else element?.removeAttribute('lang');
      }
    });
  });
}
