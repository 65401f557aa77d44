/** Lists of verses as typed or pasted: "2:255, 3:18", "Bakara 255; 2:285-286", a reference a line. */
import { certainRuns, partsOf, type ReferenceProblem, type References } from './references';
import { isVerseKey, verseKeysOf } from './verseReference';

const SEPARATOR = /[\s,;،؛]/;
const LEADING = /^[\s,،]+/;

/** Maximum number of words of a reference, such as "Surah Al Baqarah, verses 285 - 286". */
const MAX_WORDS = 8;

/** The number of a line in a numbered list: "1. ", "2) ". */
const LINE_NUMBER = /^\s*\p{Nd}{1,3}[.)]\s+/u;

/** A line that continues on the next. */
const CONTINUES = /[,،;؛]\s*$/;

/**
 * The keys of the listed verses in order. What names no verse remains as typed: a misspelled or wrong
 * reference, a surah alone, and a range for which there is no room.
 * @param room maximum number of verses that ranges may add
 * @param options.before the surah of the reference before the text, which a number alone continues
 */
export function readVerseList(
  text: string,
  references: References,
  room: number,
  { before }: { before?: number | undefined } = {},
): string[] {
  const items: string[] = [];
  let surah = before;
  for (const line of text.split('\n')) {
    for (const part of partsOf(withoutLineNumber(line, references))) {
      let rest = part.replace(LEADING, '');
      while (rest !== '') {
        const typed = firstReference(rest, references, surah);
        const runs = certainRuns(references.parse(typed, { before: surah }));
        const keys = runs?.flatMap(verseKeysOf);
        const hasRoom = keys && (keys.length === 1 || items.length + keys.length <= room);
        items.push(...(hasRoom ? keys : [typed]));
        rest = rest.slice(typed.length).replace(LEADING, '');
        // A number alone continues the reference before a comma, not the one before a space.
        surah = rest === '' ? runs?.at(-1)?.last.surah : undefined;
      }
    }
    if (!CONTINUES.test(line)) surah = undefined;
  }
  return items;
}

/** A line of a numbered list without its number, if a reference with a surah follows. */
function withoutLineNumber(line: string, references: References): string {
  const rest = line.replace(LINE_NUMBER, '');
  const isNumbered =
    rest !== line && certainRuns(references.parse(firstReference(rest, references, undefined)));
  return isNumbered ? rest : line;
}

/** The longest beginning of a text that has the form of a reference with numbers; else its first word. */
function firstReference(text: string, references: References, before: number | undefined): string {
  const [first = '', ...longer] = beginningsOf(text);
  const withNumbers = [first, ...longer].filter((beginning) => /\p{Nd}/u.test(beginning));
  return withNumbers.findLast((beginning) => references.parse(beginning, { before })) ?? first;
}

/** The first words of a text, up to one that cannot belong to the reference before it. */
function beginningsOf(text: string): string[] {
  const beginnings: string[] = [];
  let previous = '';
  for (const { 0: word, index } of text.matchAll(/[^\s,،]+/g)) {
    const isNext = /\p{Nd}[:/.]\p{Nd}/u.test(previous) && /^\p{Nd}/u.test(word);
    if (isNext || beginnings.length === MAX_WORDS) break;
    beginnings.push(text.slice(0, index + word.length));
    previous = word;
  }
  return beginnings;
}

/**
 * Divides a text during typing: references that a separator has ended, and the rest. After a space, a name
 * still awaits its number, as do the number of a surah and "255.", which may become "255. ayet".
 */
export function splitTyped(typed: string, references: References) {
  const end = typed.search(/[^\s,;،؛]*$/);
  const ended = typed.slice(0, end);
  const last = ended.split(/[;؛\n]/).at(-1) ?? '';
  if (awaitsMore(last, references)) return { ended: '', rest: typed };
  return { ended, rest: typed.slice(end) };
}

function awaitsMore(text: string, references: References): boolean {
  const words = text.split(SEPARATOR).filter((word) => word !== '');
  const word = words.at(-1);
  if (word === undefined) return false;
  const reference = references.parse(text);
  if (reference?.kind === 'verses') return word.endsWith('.');
  if (!/\p{Nd}/u.test(word)) return true;
  return /\s$/.test(text) && reference?.kind === 'surah';
}

/** True if a text contains more than the reference that is being typed. */
export const hasSeparator = (text: string) => SEPARATOR.test(text);

/** Why an item of a list is no verse; undefined for a verse. */
export function problemOfItem(
  item: string,
  references: References,
): ReferenceProblem | { code: 'tooMany' | 'format' } | undefined {
  if (isVerseKey(item)) return undefined;
  const reference = references.parse(item);
  if (reference?.kind === 'problem') return reference.problem;
  const keys = certainRuns(reference)?.flatMap(verseKeysOf) ?? [];
  return { code: keys.length > 1 ? 'tooMany' : 'format' };
}
