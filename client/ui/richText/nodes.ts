import { $createLinkNode, $isLinkNode, LinkNode } from '@lexical/link';
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  ListItemNode,
  ListNode,
} from '@lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
  HeadingNode,
  QuoteNode,
} from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { ARABIC_STYLE } from './arabic';
import { flatten, groupBlocks, isItem, LINE_BREAK, nestItems } from './blocks';
import type { Block, BlockTag, List, Marks, Run } from './blocks';
import { isAddress } from './linkAddress';

export const NODES = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode];

/** Creates an empty paragraph, heading or quotation. */
export function $createBlock(tag: BlockTag): ElementNode {
  if (tag === 'blockquote') return $createQuoteNode();
  if (tag === 'h2' || tag === 'h3' || tag === 'h4') return $createHeadingNode(tag);
  return $createParagraphNode();
}

export function $createBlocks(blocks: readonly Block[]): ElementNode[] {
  return groupBlocks(blocks).flatMap((group) =>
    group.every(isItem)
      ? nestItems(group).map($createList)
      : group.map(({ tag, runs }) => $createBlock(tag).append(...$createRuns(runs))),
  );
}

function $createList({ tag, items }: List): ListNode {
  const nodes = items.flatMap(({ runs, lists }) => [
    $createListItemNode().append(...$createRuns(runs)),
    ...lists.map((list) => $createListItemNode().append($createList(list))),
  ]);
  return $createListNode(tag === 'ol' ? 'number' : 'bullet').append(...nodes);
}

export function $createRuns(runs: readonly Run[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  for (const { text, marks } of runs) {
    const node = text === LINE_BREAK ? $createLineBreakNode() : $createText(text, marks);
    const last = nodes.at(-1);
    if (marks.href === undefined) nodes.push(node);
    else if ($isLinkNode(last) && last.getURL() === marks.href) last.append(node);
    else nodes.push($createLinkNode(marks.href).append(node));
  }
  return nodes;
}

function $createText(text: string, marks: Marks) {
  const node = $createTextNode(text);
  if (marks.isStrong) node.toggleFormat('bold');
  if (marks.isEmphasized) node.toggleFormat('italic');
  if (marks.isUnderlined) node.toggleFormat('underline');
  return marks.isArabic ? node.setStyle(ARABIC_STYLE) : node;
}

/** Reads the text of the editor. */
export function $readBlocks(): Block[] {
  return $getRoot()
    .getChildren()
    .flatMap((node) => {
      if ($isListNode(node)) return $readItems(node, 0);
      return [{ tag: tagOf(node), level: 0, runs: $readRuns(node, {}) }];
    });
}

function $readItems(list: ListNode, level: number): Block[] {
  return list.getChildren().flatMap((item) => {
    const inner = $isListItemNode(item) ? item.getFirstChild() : null;
    if ($isListNode(inner)) return $readItems(inner, level + 1);
    return [{ tag: list.getTag(), level, runs: $readRuns(item, {}) }];
  });
}

function tagOf(node: LexicalNode): BlockTag {
  if ($isQuoteNode(node)) return 'blockquote';
  if (!$isHeadingNode(node)) return 'p';
  const tag = node.getTag();
  return tag === 'h2' || tag === 'h3' ? tag : 'h4';
}

function $readRuns(node: LexicalNode, marks: Marks): Run[] {
  if ($isLineBreakNode(node)) return [{ text: LINE_BREAK, marks }];
  if ($isTextNode(node)) {
    return [
      {
        text: flatten(node.getTextContent()),
        marks: {
          ...marks,
          isArabic: node.getStyle() === ARABIC_STYLE,
          isStrong: node.hasFormat('bold'),
          isEmphasized: node.hasFormat('italic'),
          isUnderlined: node.hasFormat('underline'),
        },
      },
    ];
  }
  if (!$isElementNode(node)) return [];
  const inner = $isLinkNode(node) && isAddress(node.getURL()) ? { href: node.getURL() } : marks;
  return node.getChildren().flatMap((child) => $readRuns(child, inner));
}
