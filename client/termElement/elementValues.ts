import { LANGUAGES, type Language } from '../language';
import { missing, type Problem } from '../editing/outcome';
import { prefill, type WordTexts } from './prefill';

/** The fields of a new element in each language, in their order. */
export const NAMES = [
  'NameInQuran',
  'Translation',
  'Meaning',
  'Tag',
  'Label',
  'GrammaticalType',
] as const;

type LanguageField = `${Language}${(typeof NAMES)[number]}`;

/** A new element as its form holds it. */
export type ElementValues = Record<'termId' | 'arabicName' | LanguageField, string>;

export const isOptional = (field: keyof ElementValues) =>
  field.endsWith('Label') || field.endsWith('GrammaticalType');

export interface TermTags {
  readonly databaseId: number;
  readonly turkishTag: string;
  readonly englishTag: string;
}

/** What an element begins with: the tags of its term, and what its word says. */
export function firstValues(term: TermTags | undefined, word: WordTexts | undefined) {
  const values: ElementValues = {
    ...EMPTY,
    ...(word && prefill(word)),
    ...(term && valuesOfTerm(term)),
  };
  return values;
}

export const valuesOfTerm = ({ databaseId, turkishTag, englishTag }: TermTags) => ({
  termId: String(databaseId),
  turkishTag,
  englishTag,
});

export const missingOf = (values: ElementValues): Problem[] =>
  missing(FIELDS.filter((field) => !isOptional(field) && !values[field].trim()));

const FIELDS: readonly (keyof ElementValues)[] = [
  'termId',
  'arabicName',
  ...NAMES.flatMap((name) => LANGUAGES.map((language) => `${language}${name}` as const)),
];

const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as ElementValues;
