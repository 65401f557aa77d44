/** Conditions on verses: posts that contain them, roots of their words, and names that occur in them. */
import type { Context } from '../context';
import { badInput } from '../errors';
import { checkRootLetters } from './rootLetters';
import type { VerseConditionRow } from './rows';
import { elementVersesOf, postVersesOf, rootVersesOf } from './verseSets';

type Given<Value> = readonly Value[] | null | undefined;

export interface VerseFilter {
  posts?: Given<number>;
  notPosts?: Given<number>;
  roots?: Given<string>;
  notRoots?: Given<string>;
  elements?: Given<number>;
  notElements?: Given<number>;
}

/** Of each list of a filter. */
const MAX_VALUES = 5;

/** For descriptions of arguments with a filter. */
export const FILTER_ERRORS = `A list of more than ${MAX_VALUES} values and a malformed root are errors.`;

interface ListOptions {
  description: string;
}

/** The fields of an input type with these conditions. */
export const verseFilterFields = <Integers, Texts>(t: {
  intList(options: ListOptions): Integers;
  stringList(options: ListOptions): Texts;
}) => ({
  posts: t.intList({
    description: `Integer keys of posts that all contain the verse, at most ${MAX_VALUES}. An unknown post contains no verse.`,
  }),
  notPosts: t.intList({
    description: `Integer keys of posts of which none contains the verse, at most ${MAX_VALUES}. An unknown post excludes nothing.`,
  }),
  roots: t.stringList({
    description: `Letters of roots, e.g. "صبر", at most ${MAX_VALUES}: the verse has words of all of them. A root that no word has finds nothing; anything but two to five Arabic letters is an error.`,
  }),
  notRoots: t.stringList({
    description: `Letters of roots, at most ${MAX_VALUES}: the verse has no word of any of them. A root that no word has excludes nothing; anything but two to five Arabic letters is an error.`,
  }),
  elements: t.intList({
    description: `Integer keys of term elements that all occur in the verse, as in \`TermElement.verses\`, at most ${MAX_VALUES}. An unknown element occurs in no verse.`,
  }),
  notElements: t.intList({
    description: `Integer keys of term elements of which none occurs in the verse, at most ${MAX_VALUES}. An unknown element excludes nothing.`,
  }),
});

/** A condition with its verses; unknown posts, roots and elements have none. */
export interface VerseCondition extends Omit<VerseConditionRow, 'countWithout'> {
  verses: ReadonlySet<number>;
}

const NO_VERSES: ReadonlySet<number> = new Set();
const NOTHING = { post: null, root: null, element: null, verses: NO_VERSES };

type Sets = ReadonlyMap<number | string, Partial<VerseCondition>>;

interface FilterList {
  name: keyof VerseFilter;
  kind: VerseCondition['kind'];
  isExcluded: boolean;
  /** The known values of the kind, with their verses. */
  setsOf(context: Context): Sets | Promise<Sets>;
}

/** What the verses have, then what they have not. */
const FILTER_LISTS: readonly FilterList[] = [
  { name: 'posts', kind: 'post', isExcluded: false, setsOf: postVersesOf },
  { name: 'roots', kind: 'root', isExcluded: false, setsOf: rootVersesOf },
  { name: 'elements', kind: 'element', isExcluded: false, setsOf: elementVersesOf },
  { name: 'notPosts', kind: 'post', isExcluded: true, setsOf: postVersesOf },
  { name: 'notRoots', kind: 'root', isExcluded: true, setsOf: rootVersesOf },
  { name: 'notElements', kind: 'element', isExcluded: true, setsOf: elementVersesOf },
];

/**
 * The conditions of a filter in the order of its lists. Repeated values count once.
 * @throws {GraphQLError} for a malformed root and too many values
 */
export async function verseConditionsOf(
  filter: VerseFilter,
  context: Context,
): Promise<VerseCondition[]> {
  const conditions: VerseCondition[] = [];
  for (const { name, kind, isExcluded, setsOf } of FILTER_LISTS) {
    for (const value of valuesIn(filter, name)) {
      const known = (await setsOf(context)).get(value);
      conditions.push({ kind, value: String(value), isExcluded, ...NOTHING, ...known });
    }
  }
  return conditions;
}

/** Integer keys, or letters of roots without spaces. */
function valuesIn(filter: VerseFilter, name: keyof VerseFilter): (number | string)[] {
  const values: readonly (number | string)[] = filter[name] ?? [];
  if (values.length > MAX_VALUES) {
    throw badInput(
      `\`filter.${name}\` may have at most ${MAX_VALUES} items; got ${values.length}.`,
    );
  }
  return [...new Set(values.map((one) => (typeof one === 'string' ? checkRootLetters(one) : one)))];
}

const isMet = ({ verses, isExcluded }: VerseCondition, verse: number) =>
  verses.has(verse) !== isExcluded;

/** Whether a verse meets all conditions. */
export const meetsAll = (conditions: readonly VerseCondition[]) => (verse: number) =>
  conditions.every((condition) => isMet(condition, verse));

/** Each condition with the number of the verses that meet all others. */
export function countWithoutEach(
  conditions: readonly VerseCondition[],
  verses: Iterable<number>,
): VerseConditionRow[] {
  let all = 0;
  /** Verses that fail only one condition, by its index. */
  const further = conditions.map(() => 0);
  for (const verse of verses) {
    const failed = conditions.flatMap((one, index) => (isMet(one, verse) ? [] : [index]));
    const [only] = failed;
    if (only === undefined) all++;
    else if (failed.length === 1) further[only] = (further[only] ?? 0) + 1;
  }
  return conditions.map((condition, index) => ({
    ...condition,
    countWithout: all + (further[index] ?? 0),
  }));
}
