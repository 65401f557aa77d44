import { LINE_BREAK, type Block, type Run } from './blocks';
import { VERSE_COUNTS } from './verseCounts';

/** "2:255" by itself: no part of a longer number, a word or an address. */
const REFERENCE = /(?<![\p{L}\p{N}:./])[1-9]\d{0,2}:[1-9]\d{0,2}(?![\p{L}\p{N}:])/gu;
const REFERENCE_AT_END = new RegExp(`${REFERENCE.source}$`, 'u');

/** The path of a verse by its key, "2:255"; undefined when there is no such verse. */
export function versePath(key: string): string | undefined {
  const match = /^([1-9]\d{0,2}):([1-9]\d{0,2})$/.exec(key);
  const count = match && VERSE_COUNTS[Number(match[1]) - 1];
  return count && Number(match[2]) <= count ? `/verses/${key}` : undefined;
}

/** The key of the verse that a text ends with, if it does. */
export function referenceAtEnd(text: string): string | undefined {
  const key = REFERENCE_AT_END.exec(text)?.[0];
  return key && versePath(key) ? key : undefined;
}

/** The same blocks with links on the verses that they name. */
export function linkVerses(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, runs: block.runs.flatMap(linkInRun) }));
}

function linkInRun(run: Run): Run[] {
  const { text, marks } = run;
  if (marks.href !== undefined || text === LINE_BREAK) return [run];
  const runs: Run[] = [];
  let rest = 0;
  for (const { 0: key, index } of text.matchAll(REFERENCE)) {
    const href = versePath(key);
    if (!href) continue;
    if (index > rest) runs.push({ text: text.slice(rest, index), marks });
    runs.push({ text: key, marks: { ...marks, href } });
    rest = index + key.length;
  }
  if (rest < text.length) runs.push({ text: text.slice(rest), marks });
  return runs;
}
