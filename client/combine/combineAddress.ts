/** Addresses of verses in common: `/verses?topic=12&topic=15&notTopic=31&root=صبر&name=33`. */
import type { ChosenConditions } from '../page/versesPath';
import { integerKey } from '../term/termAddress';
import { pageVariables } from '../ui/paging/pageAddress';
import { isRootLetters } from '../../text/rootLetters';

export type ConditionName = keyof ChosenConditions;

export const CONDITION_NAMES = [
  'topic',
  'root',
  'name',
  'notTopic',
  'notRoot',
  'notName',
] as const satisfies readonly ConditionName[];

/** Of each name; the API accepts no more. */
export const MAX_VALUES = 5;
/** At most as many characters as the API accepts. */
export const MAX_FIND_CHARACTERS = 100;

/** Verses per page. */
const PAGE = { size: 20 };

interface Asked {
  chosen: Required<ChosenConditions>;
  /** The text by which further conditions are looked for; empty without one. */
  find: string;
  hasConditions: boolean;
  /** What the address has besides: values that are none, and more than the five first. */
  problem: 'malformed' | 'tooMany' | undefined;
}

/**
 * Reads an address; malformed values and those beyond the limit are left out.
 * @param others names in the address, where they are others
 */
export function readCombination(
  search: URLSearchParams,
  others: Partial<Record<ConditionName, string>> = {},
): Asked {
  const keys = (name: ConditionName) => valuesOf(search, others[name] ?? name, integerKey);
  const roots = (name: ConditionName) => valuesOf(search, others[name] ?? name, rootLetters);
  const lists = {
    topic: keys('topic'),
    root: roots('root'),
    name: keys('name'),
    notTopic: keys('notTopic'),
    notRoot: roots('notRoot'),
    notName: keys('notName'),
  };
  const all = Object.values(lists);
  return {
    chosen: {
      topic: lists.topic.values,
      root: lists.root.values,
      name: lists.name.values,
      notTopic: lists.notTopic.values,
      notRoot: lists.notRoot.values,
      notName: lists.notName.values,
    },
    find: (search.get('find') ?? '').trim().slice(0, MAX_FIND_CHARACTERS),
    hasConditions: all.some(({ values }) => values.length > 0),
    problem: all.find(({ problem }) => problem)?.problem,
  };
}

function valuesOf<Value extends number | string>(
  search: URLSearchParams,
  name: string,
  parse: (text: string) => Value | undefined,
): { values: Value[]; problem: Asked['problem'] } {
  // A form sends an empty value for a list from which nothing was chosen.
  const parsed = search.getAll(name).filter(Boolean).map(parse);
  const values = [...new Set(parsed.filter((value) => value !== undefined))];
  return {
    values: values.slice(0, MAX_VALUES),
    problem:
      values.length > MAX_VALUES ? 'tooMany' : parsed.includes(undefined) ? 'malformed' : undefined,
  };
}

function rootLetters(text: string): string | undefined {
  const letters = text.replace(/\s+/g, '');
  return isRootLetters(letters) ? letters : undefined;
}

/** Query variables of the page. */
export function combinationOf({ searchParams }: URL) {
  const { chosen, find, hasConditions } = readCombination(searchParams);
  return {
    filter: {
      posts: chosen.topic,
      roots: chosen.root,
      elements: chosen.name,
      notPosts: chosen.notTopic,
      notRoots: chosen.notRoot,
      notElements: chosen.notName,
    },
    find,
    hasConditions,
    ...pageVariables(searchParams, PAGE),
  };
}

/** The same conditions with a further one. */
export const withCondition = (
  chosen: ChosenConditions,
  name: ConditionName,
  value: number | string,
): ChosenConditions => ({ ...chosen, [name]: [...(chosen[name] ?? []), value] });

/** The same conditions without one of them. */
export const withoutCondition = (
  chosen: ChosenConditions,
  name: ConditionName,
  value: string,
): ChosenConditions => ({
  ...chosen,
  [name]: (chosen[name] ?? []).filter((one) => String(one) !== value),
});
