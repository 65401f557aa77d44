/** The origins of a word's values, which an edit replaces. */
import type { Snapshots } from './entities';

type WordSnapshot = Snapshots['word'];

/** The fields whose origin is stored, each with the field of its origin. */
export const SOURCE_OF = {
  turkishTranslation: 'turkishSource',
  englishTranslation: 'englishSource',
  rootId: 'rootSource',
  lemma: 'lemmaSource',
  grammar: 'grammarSource',
  termElementIds: 'termElementsSource',
} as const;

export const SOURCE_FIELDS = Object.values(SOURCE_OF);

const FIELDS = Object.keys(SOURCE_OF) as (keyof typeof SOURCE_OF)[];

/**
 * Adds the origin of each value that a change sets. A restored state has the origins of its own values.
 * @param editor origin of values that the caller has edited
 */
export function withSources(
  before: WordSnapshot,
  data: Partial<WordSnapshot>,
  editor: string,
): Partial<WordSnapshot> {
  const changed = FIELDS.filter(
    (field) =>
      data[field] !== undefined &&
      data[SOURCE_OF[field]] === undefined &&
      JSON.stringify(data[field]) !== JSON.stringify(before[field]),
  );
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
  const sources = changed.map((field) => [SOURCE_OF[field], isEmpty(data[field]) ? null : editor]);
  return { ...data, ...(Object.fromEntries(sources) as Partial<WordSnapshot>) };
}
