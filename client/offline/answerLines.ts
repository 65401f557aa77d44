/** The text of a bundle: one line for each answer, with the hash and the variables of its query before it. */

const END_OF_KEY = '\t';
const END_OF_LINE = '\n';

type Variables = Record<string, unknown>;

/** The same for equal variables in any order; null and undefined count as no value. */
function keyOf(id: string, variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value != null);
  // By code unit, not by the language of the reader.
  given.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${id} ${JSON.stringify(given)}`;
}

/** @param answer as JSON */
export function lineOf(id: string, variables: Variables, answer: string) {
  const key = keyOf(id, variables);
  return { key, line: key + END_OF_KEY + answer + END_OF_LINE };
}

/** The answer in the text of a bundle, as JSON; undefined if it has none. */
export function findAnswer(text: string, id: string, variables: Variables): string | undefined {
  const start = keyOf(id, variables) + END_OF_KEY;
  const at = text.startsWith(start) ? 0 : text.indexOf(END_OF_LINE + start) + 1;
  if (at === 0 && !text.startsWith(start)) return undefined;
  return text.slice(at + start.length, text.indexOf(END_OF_LINE, at));
}

/** All answers in the text of a bundle, as JSON. */
export const answersIn = (text: string) =>
  text
    .split(END_OF_LINE)
    .filter(Boolean)
    .map((line) => line.slice(line.indexOf(END_OF_KEY) + 1));

/**
 * Names of the bundles that may have the answer, the likely ones first. A verse is in the bundle of its surah, a root in
 * that of its first letter; all others are in three bundles.
 */
export function bundlesOf(variables: Variables): string[] {
  const { key, verse, number, keys, letters, letter } = variables;
  const surahOf = (name: unknown) => /^(\d+):/.exec(String(name))?.[1];
  const surah =
    surahOf(key ?? verse ?? (Array.isArray(keys) ? keys[0] : undefined)) ??
    (typeof number === 'number' ? number : undefined);
  if (surah !== undefined) return [`surah-${surah}`];
  const root = letters ?? letter;
  if (typeof root === 'string') return [`roots-${root.charCodeAt(0).toString(16)}`, 'lists'];
  return ['topics', 'tables', 'lists'];
}

/** The queries of single verses that together answer one for several, as one answer can't be kept for each choice. */
export function partsOf(variables: Variables): Variables[] {
  const { keys, ...others } = variables;
  return Array.isArray(keys)
    ? keys.map((key: unknown) => ({ ...others, keys: [key] }))
    : [variables];
}

interface ListAnswer {
  data: Record<string, { edges: unknown[] }>;
}

/** Joins the answers of partsOf: each has one list, and the joined one has the edges of all. */
export function joinAnswers(parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  if (others.length === 0) return first;
  const answers = parts.map((part) => JSON.parse(part) as ListAnswer);
  const lists = answers.map(({ data }) => Object.entries(data)[0]);
  const [name = '', list] = lists[0] ?? [];
  const edges = lists.flatMap((one) => one?.[1].edges ?? []);
  return JSON.stringify({ data: { [name]: { ...list, edges } } });
}
