/**
 * Bodies of requests: the rows that callers read, with edits. Only types are checked here; the rules
 * are those of the GraphQL API, and the limits here are for the OpenAPI document. Unknown fields are
 * ignored, so that callers can send a whole row back.
 */
import { z } from 'zod';
import {
  ACCOUNT_LIMITS,
  CHARACTER_LIMITS,
  CLIENT_KEY_DAYS,
  MAX_HTML_CHARACTERS,
  POST_LIMITS,
  SURAH_LIMITS,
  TERM_ELEMENT_LIMITS,
  TERM_LIMITS,
  WORD_LIMITS,
} from '../../text/limits';
import { HTML_INPUT } from '../../text/html';
import { paragraphsOf } from '../../text/paragraphs';
import { characterTexts, elementTexts, positive, surahNameFields, text } from './fields';
import { issueOf } from '../zodProblems';
import { malformed } from './refusals';
import { sections } from './shapes';

/** A text whose maximum length is stated in the OpenAPI document. */
const upTo = (maxLength: number) => z.string().meta({ maxLength });

/** `upTo` for each of these texts. */
function eachUpTo<Texts extends object>(texts: Texts, maxLength: number) {
  const limited = Object.keys(texts).map((name) => [name, upTo(maxLength)]);
  return Object.fromEntries(limited) as Record<keyof Texts, z.ZodString>;
}

const html = z.string().meta({
  description: HTML_INPUT,
  maxLength: MAX_HTML_CHARACTERS,
});

const version = z
  .int32()
  .nullish()
  .describe(
    'The version that was read; any other version is a conflict (409). Without it, the last save wins.',
  );

export const credentialsBody = z.object({
  username: upTo(ACCOUNT_LIMITS.usernameCharacters),
  password: upTo(ACCOUNT_LIMITS.passwordCharacters.maximum),
});

const clientKey = z
  .string()
  .nullish()
  .describe(
    `A random UUID that the caller makes for the new row. A repeated request with the same key creates nothing and answers with the row as it is now. A key is kept for ${CLIENT_KEY_DAYS} days.`,
  );

const optionalList = <Item extends z.ZodType>(item: Item, maxItems: number, what: string) =>
  z
    .array(item)
    .meta({ maxItems })
    .nullish()
    .describe(`${what}; unchanged if null or omitted, for a new post none.`);

const postFields = z.object({
  section: sections.request,
  number: z
    .int32()
    .meta({ description: 'Position among the posts of the section.', ...POST_LIMITS.number }),
  turkishTitle: upTo(POST_LIMITS.titleCharacters),
  turkishNote: html,
  englishTitle: upTo(POST_LIMITS.titleCharacters),
  englishNote: html,
  verseReferences: z.array(text).meta({
    description: 'Keys of the verses in order, e.g. "2:255".',
    minItems: 1,
    maxItems: POST_LIMITS.verses,
  }),
  turkishSynonyms: optionalList(text, POST_LIMITS.synonyms, 'Other Turkish words for the topic'),
  englishSynonyms: optionalList(text, POST_LIMITS.synonyms, 'Other English words for the topic'),
  broaderId: positive
    .nullish()
    .describe('Key of the broader post; null for none, unchanged if omitted.'),
  relatedIds: optionalList(positive, POST_LIMITS.related, 'Keys of related posts'),
  termIds: optionalList(positive, POST_LIMITS.terms, 'Keys of terms on the same subject'),
  rootLetters: optionalList(text, POST_LIMITS.roots, 'Letters of roots, e.g. "صوم"'),
});

export const newPostBody = postFields.extend({ clientKey });

export const postBody = postFields.extend({ version });

export const verseBody = z.object({ turkishTranslation: html, englishTranslation: html, version });

const ownHtml = html.nullish().describe('Null restores the translation of the verse.');
const ownText = upTo(MAX_HTML_CHARACTERS)
  .nullish()
  .describe('Plain text, each line a paragraph; counts only without the HTML of this language.');

export const postVerseBody = z
  .object({
    postId: positive
      .optional()
      .describe('Key of the post that has the verse; that of another post is refused.'),
    turkishTranslation: ownText,
    turkishTranslationHtml: ownHtml,
    englishTranslation: ownText,
    englishTranslationHtml: ownHtml,
    version,
  })
  .transform(({ turkishTranslationHtml, englishTranslationHtml, ...rest }, { addIssue }) => {
    const fields = {
      ...rest,
      turkishTranslation: htmlOr(rest.turkishTranslation, turkishTranslationHtml),
      englishTranslation: htmlOr(rest.englishTranslation, englishTranslationHtml),
    };
    for (const name of ['turkishTranslation', 'englishTranslation'] as const) {
      if (fields[name] === undefined) addIssue(issueOf({ code: 'REQUIRED' }, [`${name}Html`]));
    }
    return fields;
  });

/** Of a whole row that is sent back, the HTML was edited. */
function htmlOr(plain: string | null | undefined, given: string | null | undefined) {
  if (given !== undefined) return given;
  return plain && paragraphsOf(plain.split('\n'));
}

const idOrRow = z.union([positive, z.object({ id: positive }).transform(({ id }) => id)]);

const glossWords = (language: string) =>
  z
    .array(positive)
    .meta({ maxItems: WORD_LIMITS.glossWords })
    .nullish()
    .describe(
      `Numbers in the verse of the consecutive words that the ${language} gloss covers, the word itself included; an empty list for the word alone. Missing or null leaves them as they are.`,
    );

export const wordBody = z
  .object({
    arabicText: upTo(WORD_LIMITS.arabicTextCharacters)
      .nullish()
      .describe('The text of the word; another text is refused.'),
    pauseAfter: upTo(WORD_LIMITS.pauseMarkCharacters).nullish(),
    arabicRoot: upTo(WORD_LIMITS.rootCharacters).nullish().describe('Two to five Arabic letters.'),
    turkishTranscription: upTo(WORD_LIMITS.transcriptionCharacters),
    turkishTranslation: upTo(WORD_LIMITS.glossCharacters).nullish(),
    englishTranscription: upTo(WORD_LIMITS.transcriptionCharacters),
    englishTranslation: upTo(WORD_LIMITS.glossCharacters).nullish(),
    turkishGlossWords: glossWords('Turkish'),
    englishGlossWords: glossWords('English'),
    termElements: z
      .array(idOrRow)
      .meta({ maxItems: WORD_LIMITS.termElements })
      .nullish()
      .describe('Term elements or their integer keys; unchanged if omitted.'),
    version,
  })
  .transform(({ termElements, ...rest }) => ({ ...rest, termElementIds: termElements }));

export const termBody = z.object({
  turkishName: upTo(TERM_LIMITS.nameCharacters),
  englishName: upTo(TERM_LIMITS.nameCharacters),
  version,
});

const occurrences = z.int32().meta(TERM_ELEMENT_LIMITS.occurrences).nullish();

const typedInElement = {
  numberOfOccurrencesInQuran: occurrences,
  numberOfOccurencesInQuran: occurrences.meta({
    deprecated: true,
    description: 'The earlier spelling of `numberOfOccurrencesInQuran`; both must be equal.',
  }),
  verses: z
    .array(z.object({ verseReference: text }))
    .meta({ maxItems: TERM_ELEMENT_LIMITS.verses })
    .nullish(),
  verseReferences: z
    .array(text)
    .meta({ maxItems: TERM_ELEMENT_LIMITS.verses })
    .nullish()
    .describe('Alternative to `verses`.'),
};

const elementText = upTo(TERM_ELEMENT_LIMITS.textCharacters);
const tag = upTo(TERM_ELEMENT_LIMITS.tagCharacters);

const texts = {
  ...eachUpTo(elementTexts, TERM_ELEMENT_LIMITS.textCharacters),
  arabicName: upTo(TERM_ELEMENT_LIMITS.arabicNameCharacters),
  turkishTag: tag,
  englishTag: tag,
};

const labels = {
  turkishLabel: elementText.nullish(),
  englishLabel: elementText.nullish(),
  turkishGrammaticalType: elementText.nullish(),
  englishGrammaticalType: elementText.nullish(),
};

type TypedInElement = z.infer<z.ZodObject<typeof typedInElement>>;

const inputOfElement = <Element extends TypedInElement>(element: Element) => {
  const { numberOfOccurencesInQuran: misspelled, verses, verseReferences, ...rest } = element;
  const { numberOfOccurrencesInQuran = misspelled } = rest;
  // Nobody knows which one of a row that is sent back was edited.
  if (misspelled !== undefined && misspelled !== numberOfOccurrencesInQuran) {
    throw malformed(
      '`numberOfOccurrencesInQuran` and `numberOfOccurencesInQuran` differ. Send only the first one, or the same number twice.',
    );
  }
  return {
    ...rest,
    numberOfOccurrencesInQuran,
    verseReferences: verseReferences ?? verses?.map(({ verseReference }) => verseReference),
  };
};

export const newTermElementBody = z
  .object({ termId: positive, ...texts, ...labels, ...typedInElement, clientKey })
  .transform(inputOfElement);

/** Omitted fields are not changed. */
export const termElementBody = z
  .object({
    ...z.object({ ...texts, ...labels }).partial().shape,
    ...typedInElement,
    version,
  })
  .transform(inputOfElement);

export const characterBody = z.object({
  ...eachUpTo(characterTexts, CHARACTER_LIMITS.pronunciationCharacters),
  arabicLetter: upTo(CHARACTER_LIMITS.arabicLetterCharacters),
  turkishLetter: upTo(CHARACTER_LIMITS.letterCharacters),
  englishLetter: upTo(CHARACTER_LIMITS.letterCharacters),
  turkishName: upTo(CHARACTER_LIMITS.pronunciationCharacters).nullish(),
  turkishSound: upTo(CHARACTER_LIMITS.pronunciationCharacters).nullish(),
  englishSound: upTo(CHARACTER_LIMITS.pronunciationCharacters).nullish(),
  turkishNote: upTo(CHARACTER_LIMITS.noteCharacters).nullish(),
  englishNote: upTo(CHARACTER_LIMITS.noteCharacters).nullish(),
  version,
});

const otherNames = z.array(text).meta({ maxItems: SURAH_LIMITS.otherNames }).nullish();

export const surahBody = z.object({
  ...eachUpTo(surahNameFields, SURAH_LIMITS.nameCharacters),
  turkishOtherNames: otherNames,
  englishOtherNames: otherNames,
  turkishNameNote: upTo(SURAH_LIMITS.noteCharacters).nullish(),
  englishNameNote: upTo(SURAH_LIMITS.noteCharacters).nullish(),
  isRevelationPlaceDisputed: z.boolean().nullish(),
  revelationOrder: z.int32().meta({
    description: 'Position in the order of revelation; unique.',
    ...SURAH_LIMITS.revelationOrder,
  }),
  revelationYear: z
    .int32()
    .meta({ description: 'Gregorian year.', ...SURAH_LIMITS.revelationYear }),
  version,
});
