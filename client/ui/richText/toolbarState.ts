import { $isLinkNode, type LinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $isRootNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import { $isArabic } from './arabic';
import type { BlockTag } from './blocks';

/** The formats at the selection. */
export interface ToolbarState {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  arabic: boolean;
  block: BlockTag;
  /** Address of the first link in the selection. */
  href: string | undefined;
}

export const PLAIN: ToolbarState = {
  bold: false,
  italic: false,
  underline: false,
  arabic: false,
  block: 'p',
  href: undefined,
};

export function $readToolbarState(): ToolbarState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return PLAIN;
  const link = $linkAt(selection);
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    arabic: $isArabic(selection),
    block: $blockAt(selection),
    href: link?.getURL(),
  };
}

/** The first link in a selection, or the one around it. */
export function $linkAt(selection: RangeSelection): LinkNode | undefined {
  return selection
    .getNodes()
    .map((node) => $findMatchingParent(node, $isLinkNode))
    .find((link) => link !== null);
}

function $blockAt({ anchor }: RangeSelection): BlockTag {
  const isBlock = (node: LexicalNode) => $isListNode(node) || $isRootNode(node.getParent());
  const block = $findMatchingParent(anchor.getNode(), isBlock);
  if ($isListNode(block)) return block.getTag();
  if ($isQuoteNode(block)) return 'blockquote';
  const tag = $isHeadingNode(block) ? block.getTag() : 'p';
  return tag === 'h2' || tag === 'h3' || tag === 'h4' ? tag : 'p';
}
