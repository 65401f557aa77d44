import { findVerseReferences } from '../../../text/findVerseReferences';
import { isVerseKey } from '../../../text/verseReference';
import { LINE_BREAK, type Block, type Run } from './blocks';

/** The path of a verse by its key, "2:255"; undefined if there is no such verse. */
export const versePath = (key: string) => (isVerseKey(key) ? `/verses/${key}` : undefined);

/** Links the verse references in blocks. */
export function linkVerses(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, runs: block.runs.flatMap(linkInRun) }));
}

function linkInRun(run: Run): Run[] {
  const { text, marks } = run;
  if (marks.href !== undefined || text === LINE_BREAK) return [run];
  const runs: Run[] = [];
  let rest = 0;
  for (const { key, index } of findVerseReferences(text)) {
    const href = versePath(key);
    if (index > rest) runs.push({ text: text.slice(rest, index), marks });
    runs.push({ text: key, marks: { ...marks, href } });
    rest = index + key.length;
  }
  if (rest < text.length) runs.push({ text: text.slice(rest), marks });
  return runs;
}
