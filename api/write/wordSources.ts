/** What follows from a change of a word: the provenance of its values, and the values that follow from its Arabic text. */
import { followersOf } from './arabicFollowers';

type Source =
  | 'turkishSource'
  | 'englishSource'
  | 'rootSource'
  | 'lemmaSource'
  | 'grammarSource'
  | 'termElementsSource';

type Word = Record<Source, string | null> & {
  arabicText: string;
  turkishTranscription: string;
  englishTranscription: string;
  turkishTranslation: string | null;
  englishTranslation: string | null;
  rootId: number | null;
  lemma: string | null;
  grammar: string | null;
  termElementIds: number[];
};

/** The fields whose provenance is stored, each with the field of its provenance. */
export const SOURCE_OF = {
  turkishTranslation: 'turkishSource',
  englishTranslation: 'englishSource',
  rootId: 'rootSource',
  lemma: 'lemmaSource',
  grammar: 'grammarSource',
  termElementIds: 'termElementsSource',
} as const satisfies Partial<Record<keyof Word, Source>>;

export const SOURCE_FIELDS = Object.values(SOURCE_OF);

const FIELDS = Object.keys(SOURCE_OF) as (keyof typeof SOURCE_OF)[];

/**
 * Adds the values that follow from another Arabic text, and the provenance of each value that a change sets. A restored
 * state has its own values with their provenance.
 * @param editor provenance of values that the caller has edited
 */
export function withSources<Snapshot extends Word>(
  before: Snapshot,
  given: Partial<Snapshot>,
  editor: string,
): Partial<Snapshot> {
  const data: Partial<Snapshot> = { ...followersOf(before, given.arabicText), ...given };
  const changed = FIELDS.filter(
    (field) =>
      data[field] !== undefined &&
      data[SOURCE_OF[field]] === undefined &&
      JSON.stringify(data[field]) !== JSON.stringify(before[field]),
  );
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && !value.length);
  const sources = changed.map((field) => [SOURCE_OF[field], isEmpty(data[field]) ? null : editor]);
  return { ...data, ...(Object.fromEntries(sources) as Partial<Snapshot>) };
}
