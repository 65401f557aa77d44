import { groupBlocks, isItem, LINE_BREAK, nestItems, tidyBlocks } from './blocks';
import type { Block, List, Marks, Run } from './blocks';

/** Writes HTML that the server stores unchanged; '' for blocks without text. */
export function writeHtml(blocks: readonly Block[]): string {
  return groupBlocks(tidyBlocks(blocks)).map(writeGroup).join('');
}

function writeGroup(group: Block[]): string {
  const [first] = group;
  if (!first) return '';
  if (isItem(first)) return nestItems(group).map(writeList).join('');
  if (first.tag !== 'blockquote') return `<${first.tag}>${writeRuns(first.runs)}</${first.tag}>`;
  const paragraphs = group.map(({ runs }) => `<p>${writeRuns(runs)}</p>`);
  return `<blockquote>${paragraphs.join('')}</blockquote>`;
}

function writeList({ tag, items }: List): string {
  const written = items.map(
    ({ runs, lists }) => `<li>${writeRuns(runs)}${lists.map(writeList).join('')}</li>`,
  );
  return `<${tag}>${written.join('')}</${tag}>`;
}

function writeRuns(runs: readonly Run[]): string {
  let html = '';
  let open: string[] = [];
  const closeTo = (depth: number) => {
    html += open.slice(depth).reverse().map(closingTag).join('');
    open = open.slice(0, depth);
  };
  for (const { text, marks } of runs) {
    const tags = openingTags(marks);
    const differs = open.findIndex((tag, index) => tag !== tags[index]);
    if (differs >= 0) closeTo(differs);
    html += tags.slice(open.length).join('');
    open = tags;
    html += text === LINE_BREAK ? '<br />' : escape(text);
  }
  closeTo(0);
  return html;
}

function openingTags(marks: Marks): string[] {
  const { href, isArabic, isStrong, isEmphasized, isUnderlined } = marks;
  return [
    href && `<a href="${escape(href)}">`,
    isArabic && '<span lang="ar" dir="rtl">',
    isStrong && '<strong>',
    isEmphasized && '<em>',
    isUnderlined && '<u>',
  ].filter((tag) => typeof tag === 'string');
}

const closingTag = (opening: string) => `</${/\w+/.exec(opening)?.[0] ?? ''}>`;

/** Escapes text like the server, which does not escape quotation marks. */
function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
