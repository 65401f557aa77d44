import { LANGUAGES, type Language } from '../language';
import { missing, type FieldProblem } from '../editing/outcome';
import { prefill, type WordTexts } from './prefill';

/** The fields of an element that exist in each language, in display order. */
export const BILINGUAL_FIELDS = [
  'NameInQuran',
  'Translation',
  'Meaning',
  'Tag',
  'Label',
  'GrammaticalType',
] as const;

type LanguageField = `${Language}${(typeof BILINGUAL_FIELDS)[number]}`;

/** The form values of a new element. */
export type ElementValues = Record<'termId' | 'arabicName' | LanguageField, string>;

export const isOptional = (field: keyof ElementValues) =>
  field.endsWith('Label') || field.endsWith('GrammaticalType');

export interface TermTags {
  readonly databaseId: number;
  readonly turkishTag: string;
  readonly englishTag: string;
}

/** The initial values of an element: the tags of its term, and the texts of its word. */
export function firstValues(term: TermTags | undefined, word: WordTexts | undefined) {
  const values: ElementValues = {
    ...EMPTY,
    ...(word && prefill(word)),
    ...(term && valuesOfTerm(term)),
  };
  return values;
}

/** The form values that a term sets: its key and its tags. */
export const valuesOfTerm = ({ databaseId, turkishTag, englishTag }: TermTags) => ({
  termId: String(databaseId),
  turkishTag,
  englishTag,
});

/** A REQUIRED problem for each required field that is empty. */
export const missingInElement = (values: ElementValues): FieldProblem[] =>
  missing(FIELDS.filter((field) => !isOptional(field) && !values[field].trim()));

const FIELDS: readonly (keyof ElementValues)[] = [
  'termId',
  'arabicName',
  ...BILINGUAL_FIELDS.flatMap((name) => LANGUAGES.map((language) => `${language}${name}` as const)),
];

const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as ElementValues;
