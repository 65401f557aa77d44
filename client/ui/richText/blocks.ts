/** The inline formats of a run of text. */
export interface Marks {
  href?: string | undefined;
  isArabic?: boolean;
  isStrong?: boolean;
  isEmphasized?: boolean;
  isUnderlined?: boolean;
}

export interface Run {
  /** Either LINE_BREAK or a text without line breaks. */
  text: string;
  marks: Marks;
}

export type ListTag = 'ul' | 'ol';
export type BlockTag = 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | ListTag;

/** A paragraph, heading, quotation or list item; an item has the tag of its list. */
export interface Block {
  tag: BlockTag;
  /** The number of lists around an item's own list; 0 for other blocks. */
  level: number;
  runs: Run[];
}

export interface List {
  tag: ListTag;
  items: { runs: Run[]; lists: List[] }[];
}

export const LINE_BREAK = '\n';

/** Collapses whitespace as HTML does, and removes invisible characters. */
export function flatten(text: string): string {
  return text.replace(/[\u00AD\u200B\uFEFF]/g, '').replace(/[\p{Cc} ]+/gu, ' ');
}

/** Removes empty blocks, invisible spaces and skipped list levels. */
export function tidyBlocks(blocks: readonly Block[]): Block[] {
  const tidied: Block[] = [];
  for (const { tag, level, runs } of blocks) {
    const tidiedRuns = tidyRuns(runs);
    if (tidiedRuns.every(isBlank)) continue;
    const before = tidied.at(-1);
    const deepest = before && isItem(before) ? before.level + 1 : 0;
    tidied.push({ tag, level: Math.min(level, deepest), runs: tidiedRuns });
  }
  return tidied;
}

export function isItem(block: Block): block is Block & { tag: ListTag } {
  return block.tag === 'ul' || block.tag === 'ol';
}

/** Groups consecutive blocks that belong together. */
export function groupBlocks(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const first = group?.[0];
    const belongs =
      first &&
      (isItem(first) ? isItem(block) : first.tag === 'blockquote' && block.tag === first.tag);
    if (belongs) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Nests consecutive items as lists; no item is less deep than the first. */
export function nestItems(items: readonly Block[]): List[] {
  const lists: List[] = [];
  let index = 0;
  for (let item = items[index]; item && isItem(item); item = items[index]) {
    const { tag, level } = item;
    let end = index + 1;
    while ((items[end]?.level ?? 0) > level) end += 1;
    const entry = { runs: item.runs, lists: nestItems(items.slice(index + 1, end)) };
    const list = lists.at(-1);
    if (list?.tag === tag) list.items.push(entry);
    else lists.push({ tag, items: [entry] });
    index = end;
  }
  return lists;
}

function tidyRuns(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  let before = LINE_BREAK;
  for (const { text, marks } of runs) {
    const seen = /\s$/.test(before) ? text.replace(/^ +/, '') : text;
    if (!seen) continue;
    if (seen === LINE_BREAK) trimEnd(shown);
    shown.push({ text: seen, marks });
    before = seen;
  }
  while (shown[0]?.text === LINE_BREAK) shown.shift();
  do trimEnd(shown);
  while (shown.at(-1)?.text === LINE_BREAK && shown.pop());
  return mergeRuns(shown.map((run, index) => (isBlank(run) ? inShared(run, shown, index) : run)));
}

function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    if (last.text !== LINE_BREAK) last.text = last.text.replace(/ +$/, '');
    if (last.text) return;
    runs.pop();
  }
}

const isBlank = ({ text }: Run) => text.trim() === '';

/** Gives breaks and spaces between two texts the formats that both texts share. */
function inShared({ text }: Run, runs: readonly Run[], index: number): Run {
  const isText = (run: Run) => !isBlank(run);
  const left = runs.slice(0, index).findLast(isText)?.marks ?? {};
  const right = runs.slice(index + 1).find(isText)?.marks ?? {};
  const isBoth = (name: keyof Marks) => Boolean(left[name] && left[name] === right[name]);
  return {
    text,
    marks: {
      href: isBoth('href') ? left.href : undefined,
      isArabic: isBoth('isArabic'),
      isStrong: isBoth('isStrong'),
      isEmphasized: isBoth('isEmphasized'),
      isUnderlined: isBoth('isUnderlined'),
    },
  };
}

function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isBreak = run.text === LINE_BREAK || last?.text === LINE_BREAK;
    if (last && !isBreak && areSame(last.marks, run.marks)) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

function areSame(one: Marks, other: Marks): boolean {
  return (
    one.href === other.href &&
    Boolean(one.isArabic) === Boolean(other.isArabic) &&
    Boolean(one.isStrong) === Boolean(other.isStrong) &&
    Boolean(one.isEmphasized) === Boolean(other.isEmphasized) &&
    Boolean(one.isUnderlined) === Boolean(other.isUnderlined)
  );
}
