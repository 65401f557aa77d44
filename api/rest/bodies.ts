/**
 * What callers send, as an object that was read and edited. Only its form is looked at here: the
 * rules are the API's. Fields beyond these are passed over, so that a whole row may be sent back.
 */
import { z } from 'zod';
import { characterTexts, elementTexts, surahNames, text } from './fields';
import { sections } from './shapes';

const html = z.string().describe('HTML; what is not allowed in it is taken out.');
const optional = z.string().nullish();

const version = z
  .int32()
  .nullish()
  .describe('As it was read: another one is a conflict (409). Without it the last save wins.');

export const credentials = z.object({ username: text, password: text });

export const newPost = z.object({
  section: sections.request,
  number: z.int32().describe('Place among the posts of the section, from 0.'),
  turkishTitle: text,
  turkishNote: html,
  englishTitle: text,
  englishNote: html,
  verseReferences: z.array(text).describe('1 to 300 verses in their order, "2:255".'),
});

export const post = newPost.extend({ version });

export const verse = z.object({ turkishTranslation: html, englishTranslation: html, version });

export const postVerse = z
  .object({
    turkishTranslationHtml: html.nullable().describe('Null shows the translation of the verse.'),
    englishTranslationHtml: html.nullable().describe('Null shows the translation of the verse.'),
    version,
  })
  .transform(({ turkishTranslationHtml, englishTranslationHtml, ...rest }) => ({
    ...rest,
    turkishTranslation: turkishTranslationHtml,
    englishTranslation: englishTranslationHtml,
  }));

const idOrRow = z.union([z.int32(), z.object({ id: z.int32() }).transform(({ id }) => id)]);

export const word = z
  .object({
    arabicText: text,
    pauseAfter: optional,
    arabicRoot: optional.describe('Two to five Arabic letters.'),
    turkishTranscription: text,
    turkishTranslation: optional,
    englishTranscription: text,
    englishTranslation: optional,
    termElements: z
      .array(idOrRow)
      .nullish()
      .describe('Term elements, or their integer keys; left as they are without it.'),
    version,
  })
  .transform(({ termElements, ...rest }) => ({ ...rest, termElementIds: termElements }));

export const term = z.object({ turkishName: text, englishName: text, version });

const typedInElement = {
  numberOfOccurencesInQuran: z.int32().nullish(),
  verses: z.array(z.object({ verseReference: text })).nullish(),
  verseReferences: z.array(text).nullish().describe('Instead of `verses`.'),
};

const labels = {
  turkishLabel: optional,
  englishLabel: optional,
  turkishGrammaticalType: optional,
  englishGrammaticalType: optional,
};

type TypedInElement = z.infer<z.ZodObject<typeof typedInElement>>;

const inputOfElement = <Element extends TypedInElement>(element: Element) => {
  const { numberOfOccurencesInQuran, verses, verseReferences, ...rest } = element;
  return {
    ...rest,
    numberOfOccurrencesInQuran: numberOfOccurencesInQuran,
    verseReferences: verseReferences ?? verses?.map(({ verseReference }) => verseReference),
  };
};

export const newTermElement = z
  .object({ termId: z.int32(), ...elementTexts, ...labels, ...typedInElement })
  .transform(inputOfElement);

/** What is not given stays as it is. */
export const termElement = z
  .object({
    ...z.object({ ...elementTexts, ...labels }).partial().shape,
    ...typedInElement,
    version,
  })
  .transform(inputOfElement);

export const character = z.object({ ...characterTexts, version });

export const surah = z.object({
  ...surahNames,
  revelationOrder: z.int32().describe('1 to 114, which no other surah has.'),
  revelationYear: z.int32().describe('Gregorian, 600 to 640.'),
  version,
});
