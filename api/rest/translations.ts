/** Parameters and responses of translations. */
import { z } from 'zod';
import { positive, text } from './fields';
import { enumOf } from './shapes';

/** Parts of a parameter between commas; null if it is not given. */
const list = (description: string) =>
  z
    .string()
    .optional()
    .describe(description)
    .transform((given) => (given === undefined ? null : given.split(',').map((one) => one.trim())));

const byLanguage = {
  languages: list(
    'Only these languages, as tags separated by commas: "tr,en"; "en" includes "en-GB".',
  ),
};

export const languages = z.object(byLanguage);

export const choice = z.object({
  ...byLanguage,
  slugs: list('Only translations with these slugs, separated by commas.'),
});

const nullable = text.nullable();

export const translation = z
  .object({
    id: positive.describe('Integer key; 1 and 2 are stored with the verses.'),
    slug: text.describe('Permanent name, e.g. "en-saheeh".'),
    language: text.describe('Language tag of BCP 47.'),
    name: text,
    translator: text,
    source: text.describe('Where the text is from.'),
    sourceUrl: nullable.describe('Address of its publication.'),
    licence: z.object({
      spdx: nullable.describe('SPDX license expression.'),
      terms: nullable.describe('The terms in words.'),
      url: nullable.describe('Address where the terms are published.'),
    }),
    direction: enumOf('TextDirection').answer.describe('Direction of its texts.'),
    versionDate: nullable.describe('Date of the version of the text, e.g. "2026-11-28".'),
    version: positive.describe('Incremented when it is imported again or renamed.'),
  })
  .meta({ id: 'Translation', description: "A translation of the whole Qur'an." });

export const verseTranslation = z
  .object({
    text: text.describe('Plain text in the language of the translation.'),
    notes: nullable.describe('Footnotes as plain text, one a line.'),
    translation,
  })
  .meta({ id: 'VerseTranslation', description: 'The text of a verse in one translation.' });
