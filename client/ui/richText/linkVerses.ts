import { findVerseReferences } from '../../../text/findVerseReferences';
import type { References } from '../../../text/references';
import { LINE_BREAK, type Block, type Run } from './blocks';

/** Links the references to verses in blocks. */
export function linkVerses(blocks: readonly Block[], references: References): Block[] {
  return blocks.map((block) => ({
    ...block,
    runs: block.runs.flatMap((run) => linkInRun(run, references)),
  }));
}

function linkInRun(run: Run, references: References): Run[] {
  const { text, marks } = run;
  if (marks.href !== undefined || text === LINE_BREAK) return [run];
  const runs: Run[] = [];
  let rest = 0;
  for (const { text: name, index, path } of findVerseReferences(text, references)) {
    if (index > rest) runs.push({ text: text.slice(rest, index), marks });
    runs.push({ text: name, marks: { ...marks, href: path } });
    rest = index + name.length;
  }
  if (rest < text.length) runs.push({ text: text.slice(rest), marks });
  return runs;
}
