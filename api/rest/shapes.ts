/**
 * The rows in responses. A shape converts the result of a document and describes the value, so that
 * responses always agree with the OpenAPI document.
 */
import type { GraphQLEnumType } from 'graphql';
import { z } from 'zod';
import { schema } from '../schema';
import { deprecatedField } from './deprecations';
import { characterTexts, count, elementTexts, positive, surahNameFields, text } from './fields';
import type { Connection } from './wholeLists';

export const id = positive.describe('Integer key.');
const html = z.string().describe('Sanitized HTML.');
export const nullable = z.string().nullable();
const version = positive.describe(
  'Incremented by one with every change. Send it with a change to detect conflicts.',
);

const url = text.describe(
  'Absolute address of its page on this site, which stays as long as the row exists.',
);

const nodesOf = <Node>({ edges }: Connection<Node>): Node[] => edges.map(({ node }) => node);

/** The rows of a connection as a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((connection: Connection) => nodesOf(connection), z.array(item));

/**
 * An enum of the schema. REST uses the internal values, such as "faithInAllah".
 * @param fallback - value that OpenAPI names as the default of a parameter
 */
export function enumOf(name: string, fallback?: string) {
  const type = schema.getType(name) as GraphQLEnumType;
  const values = type.getValues().map(({ value }) => value as string);
  const requested = z.enum(values);
  return {
    answer: z.preprocess((given: string) => type.getValue(given)?.value as string, z.enum(values)),
    request: (fallback ? requested.meta({ default: fallback }) : requested).transform((value) =>
      type.serialize(value),
    ),
  };
}

export const sections = enumOf('PostSection');

/** The data of a call without a result. */
export const nothing = z.preprocess(() => null, z.null());

export const session = z.preprocess(
  ({ session: { viewer, jwt } }: { session: { viewer: object; jwt: string } }) => ({
    ...viewer,
    jwt,
  }),
  z
    .object({
      username: text,
      authority: enumOf('Authority').answer,
      jwt: text.describe('Access token for `Authorization: Bearer …`, valid for 65 minutes.'),
    })
    .meta({ id: 'Session', description: 'The signed-in user.' }),
);

export const surah = z
  .object({
    id,
    number: positive.describe('Position in the mushaf, 1 to 114.'),
    ...surahNameFields,
    turkishRevelationPlace: text.describe('Place of revelation: "Mekke" or "Medine".'),
    englishRevelationPlace: text.describe('Place of revelation: "Mecca" or "Medina".'),
    isRevelationPlaceDisputed: z
      .boolean()
      .describe('True if sources disagree on the place of revelation.'),
    turkishOtherNames: z.array(text).describe('Other names in Turkish, the best known first.'),
    englishOtherNames: z.array(text).describe('Other names in English, the best known first.'),
    turkishNameNote: nullable.describe('Remark in Turkish on the name.'),
    englishNameNote: nullable.describe('Remark in English on the name.'),
    revelationOrder: positive,
    revelationYear: z.int32().describe('Estimate of the Gregorian year.'),
    numberOfVerses: count,
    url,
    version,
  })
  .meta({ id: 'Surah', description: 'One of the 114 surahs.' });

type SurahNames = Record<'number' | 'numberOfVerses', number> &
  Record<'turkishNameTranscription' | 'englishNameTranscription', string>;

export const surahOption = z.preprocess(
  ({ number, numberOfVerses, ...names }: SurahNames) => ({
    value: number,
    numberOfVerses,
    turkishLabel: `${number} - ${names.turkishNameTranscription}`,
    englishLabel: `${number} - ${names.englishNameTranscription}`,
  }),
  z
    .object({
      value: positive.describe('Number of the surah.'),
      numberOfVerses: count,
      turkishLabel: text.describe('"2 - Bakara"'),
      englishLabel: text.describe('"2 - Al-Baqarah"'),
    })
    .meta({ id: 'SurahOption', description: 'A surah as an option of a list.' }),
);

/** @param schema name of the schema in the OpenAPI document */
const elementFieldsOf = (schema: string) => ({
  id,
  termId: positive.describe('The term it belongs to.'),
  ...elementTexts,
  elementOrder: positive.describe('Position in the table of the term, from 1.'),
  numberOfOccurrencesInQuran: count.describe("Number of occurrences in the Qur'an."),
  numberOfOccurencesInQuran: deprecatedField(`${schema}.numberOfOccurencesInQuran`, count),
  turkishLabel: text,
  englishLabel: text,
  turkishGrammaticalType: text,
  englishGrammaticalType: text,
  version,
});

/** Conversions get only the parts of which the chosen fields are made; see `fieldNeeds.ts`. */
const withTermId = ({ term, ...element }: { term?: { id: number } }) => ({
  ...element,
  termId: term?.id,
});

export const termElement = z.preprocess(
  withTermId,
  z
    .object(elementFieldsOf('TermElement'))
    .meta({ id: 'TermElement', description: 'A term element without its verses.' }),
);

export const termElementWithVerses = z.preprocess(
  withTermId,
  z
    .object({
      ...elementFieldsOf('TermElementWithVerses'),
      verses: listOf(z.object({ id, verseReference: text.describe('"2:255"') })).describe(
        'Verses in which it occurs, in mushaf order.',
      ),
    })
    .meta({ id: 'TermElementWithVerses', description: 'A term element.' }),
);

const termFields = {
  id,
  turkishName: text,
  englishName: text,
  turkishTag: text,
  englishTag: text,
  url: text.describe('Path of its page on this site.'),
  version,
};

export const term = z
  .object(termFields)
  .meta({ id: 'Term', description: 'A table of names or adjectives, without its elements.' });

export const termWithElements = z
  .object({ ...termFields, termElements: listOf(termElementWithVerses) })
  .meta({ id: 'TermWithElements', description: 'A table of names or adjectives.' });

const wordText = {
  numberInVerse: positive.describe('Number of the word in its verse, from 1.'),
  arabicText: text.describe('Vocalized Uthmani text without pause marks.'),
  pauseAfter: nullable.describe('Pause marks after the word.'),
  turkishTranscription: text,
  turkishTranslation: nullable,
  englishTranscription: text,
  englishTranslation: nullable,
};

const glossOf = (language: string) =>
  positive
    .nullable()
    .describe(
      `Number in the verse of the word whose ${language} gloss covers this word and its neighbors with the same number. Read the gloss of that word once; the gloss of each other one is its own meaning. Null for a word alone.`,
    );

const provenance = z
  .object({
    kind: z.enum(['PACKAGE', 'LEXICON', 'RULE', 'IMPORT', 'EDITOR']),
    format: nullable.describe('Format of an imported file.'),
    date: nullable.describe('UTC date of an edit, e.g. "2026-11-25".'),
  })
  .meta({ id: 'Provenance', description: 'Where a value comes from.' })
  .nullable();

interface WordToShape {
  root: { letters: string } | null;
  grammar: { line: string } | null;
}

export const word = z.preprocess(
  ({ root, grammar, ...row }: WordToShape) => ({
    ...row,
    arabicRoot: root?.letters ?? null,
    grammar: grammar?.line ?? null,
  }),
  z
    .object({
      id: positive.describe('Position in the mushaf, 1 to 77429.'),
      ...wordText,
      turkishGlossOf: glossOf('Turkish'),
      englishGlossOf: glossOf('English'),
      turkishSource: provenance.describe('Provenance of `turkishTranslation`.'),
      englishSource: provenance.describe('Provenance of `englishTranslation`.'),
      arabicRoot: nullable.describe('Letters of the root; null for a word without one.'),
      rootSource: provenance.describe('Provenance of `arabicRoot`.'),
      lemma: nullable.describe('Dictionary form with its vowels; null if it is not known.'),
      lemmaSource: provenance.describe('Provenance of `lemma`.'),
      grammar: nullable.describe(
        'Parts and grammar as one line with the codes of docs/grammar.md, e.g. "<CONJ:وَ+=V:قَالَ|قَالَ|I.PERF.ACT.3.M.S"; null for a word that is not analyzed.',
      ),
      grammarSource: provenance.describe('Provenance of `grammar`.'),
      termElements: z.array(termElement),
      termElementsSource: provenance.describe('Provenance of the list of `termElements`.'),
      version,
    })
    .meta({ id: 'Word', description: 'A word of a verse.' }),
);

interface Titled {
  number: number;
  turkishTitle: string;
  englishTitle: string;
}

const withLabels = <Post extends Titled>(post: Post) => ({
  ...post,
  turkishDropdownLabel: `${post.number} - ${post.turkishTitle}`,
  englishDropdownLabel: `${post.number} - ${post.englishTitle}`,
});

const postFields = {
  id,
  number: count.describe('Position among the posts of its section.'),
  section: sections.answer,
  turkishTitle: text,
  englishTitle: text,
  turkishDropdownLabel: text.describe('Number and title.'),
  englishDropdownLabel: text.describe('Number and title.'),
  url,
  version,
};

export const postSummary = z.preprocess(
  (post: Titled) => withLabels(post),
  z
    .object(postFields)
    .meta({ id: 'PostSummary', description: 'A post without its notes and verses.' }),
);

const numbersInSurah = {
  verseReference: text.describe('"2:255"'),
  surahNumber: positive,
  numberInSurah: positive,
};

export const verseTexts = {
  id: positive.describe('Position in the mushaf, 1 to 6236.'),
  ...numbersInSurah,
  turkishTranslation: nullable.describe('Null while it is being worked on.'),
  englishTranslation: nullable.describe('Null while it is being worked on.'),
};

export const arabicText = text.describe('Words and pause marks of the verse, separated by spaces.');

export const placeInMushaf = {
  page: positive.describe('Page of the Madinah mushaf, 1 to 604.'),
  juz: positive.describe('Juz, 1 to 30.'),
  hizb: positive.describe('Hizb, half of a juz, 1 to 60.'),
  quarter: positive.describe('Quarter of a hizb (rub), 1 to 240, counted through the mushaf.'),
  ruku: positive.describe('Ruku, 1 to 556, counted through the mushaf.'),
  manzil: positive.describe('Manzil, one of seven parts for a week, 1 to 7.'),
  prostration: positive
    .nullable()
    .describe('Number of the prostration after the verse, 1 to 15; null for other verses.'),
};

export const verseFields = {
  ...verseTexts,
  ...placeInMushaf,
  key: text.describe('Same as `verseReference`.'),
  arabicText,
  surah,
  turkishTranslationNeedsUpdate: z.boolean(),
  englishTranslationNeedsUpdate: z.boolean(),
  turkishTranslationAdmin: html.nullish().describe('HTML of the editor; only for admins.'),
  englishTranslationAdmin: html.nullish().describe('HTML of the editor; only for admins.'),
  words: z.array(word),
  posts: listOf(postSummary).describe('Posts that contain the verse, ordered by number.'),
  url,
  version,
};

export interface VerseOfSurah {
  surah?: { number: number };
}

export const withSurahNumber = <Verse extends VerseOfSurah>(row: Verse | undefined) => ({
  ...row,
  surahNumber: row?.surah?.number,
});

export const verse = z.preprocess(
  (row: VerseOfSurah) => withSurahNumber(row),
  z.object(verseFields).meta({ id: 'Verse', description: "A verse of the Qur'an." }),
);

interface PostVerseRow {
  id: number;
  verse?: { id: number; surah?: { number: number } };
}

export const postVerse = z.preprocess(
  ({ verse: { id: verseId, surah: of, ...verseRow } = { id: NaN }, ...row }: PostVerseRow) => ({
    ...verseRow,
    ...row,
    verseId,
    surahNumber: of?.number,
  }),
  z
    .object({
      id: positive.describe('Integer key of the verse in its post.'),
      verseId: positive.describe('Integer key of the verse, 1 to 6236.'),
      position: positive.describe('Position in the post, from 1.'),
      ...numbersInSurah,
      turkishTranslation: nullable.describe(
        "The post's own translation, or else that of the verse.",
      ),
      englishTranslation: nullable.describe(
        "The post's own translation, or else that of the verse.",
      ),
      turkishTranslationHtml: html
        .nullable()
        .describe("The post's own translation; null if there is none."),
      englishTranslationHtml: html
        .nullable()
        .describe("The post's own translation; null if there is none."),
      words: z.array(word),
      posts: listOf(postSummary)
        .optional()
        .describe('Posts that contain the verse; only in the response for a single verse.'),
      url,
      version,
    })
    .meta({ id: 'PostVerse', description: 'A verse at its position in a post.' }),
);

const openingPhrase = z
  .object({
    id: z.literal(999_999),
    verseId: z.literal(999_999),
    turkishTranslation: text,
    englishTranslation: text,
    words: z.array(z.object(wordText)),
  })
  .meta({
    id: 'OpeningPhrase',
    description:
      "The phrase that is said before reading the Qur'an (16:98). It precedes the verses of the Beginning but is not one of them.",
  });

interface PostRow extends Titled {
  openingPhrase: { id: number } | null;
  verses?: Connection<PostVerseRow & { verse?: { verseReference: string } }>;
}

export const post = z.preprocess(
  ({ openingPhrase: phrase, verses, ...row }: PostRow) => {
    const rows = verses ? nodesOf(verses) : [];
    return {
      ...withLabels(row),
      verseReferences: rows.map((row) => row.verse?.verseReference),
      verses: [...(phrase ? [{ ...phrase, verseId: phrase.id }] : []), ...rows],
    };
  },
  z
    .object({
      ...postFields,
      turkishNote: html,
      englishNote: html,
      verseReferences: z.array(text).describe('Keys of the verses in order.'),
      verses: z.array(z.union([openingPhrase, postVerse])),
    })
    .meta({ id: 'Post', description: 'A topic: a title, a note and verses.' }),
);

export const character = z
  .object({
    id,
    ...characterTexts,
    turkishName: nullable.describe('Name in use in Türkiye, e.g. "be".'),
    turkishSound: nullable.describe('The sound, described in Turkish.'),
    englishSound: nullable.describe('The sound, described in English.'),
    turkishNote: nullable.describe('Remark in Turkish on its use.'),
    englishNote: nullable.describe('Remark in English on its use.'),
    forms: z
      .object({ alone: text, initial: text, medial: text, final: text })
      .nullable()
      .describe('Forms by the place in a word; null for the hamza.'),
    url,
    version,
  })
  .meta({ id: 'Character', description: 'A letter of the Arabic alphabet.' });

export const readingSign = z
  .object({
    id,
    kind: enumOf('ReadingSignKind').answer,
    sign: text.describe('A sign above or below a letter is on a tatweel.'),
    arabicName: text,
    turkishName: text,
    englishName: text,
    turkishMeaning: text,
    englishMeaning: text,
  })
  .meta({ id: 'ReadingSign', description: 'A sign of the mushaf beside the letters.' });
