import { builder, parseDatabaseId } from '../../builder';
import type { Context } from '../../context';
import { badInput, quoted } from '../../errors';
import { tagOf } from '../../database/tags';
import { cachedRows } from '../../read/rowCache';
import { selectWord, type WordRow } from '../../read/rows';
import { NUMBER_OF_WORDS } from '../../../text/quranCounts';
import { isWordKey, neighborIds } from '../../../text/verseReference';

/** Reads any number of words with their roots and term elements in one statement. */
const readWords = ({ database: { sql } }: Context, where: { ids?: number[]; keys?: string[] }) =>
  sql<WordRow>`${selectWord}
    WHERE w.id = ANY(${where.ids ?? []}::int[])
      OR w.key = ANY(${where.keys ?? []}::text[])
    ORDER BY w.id`;

const wordText = builder.interfaceType('WordText', {
  description: 'The displayed parts of a word.',
  fields: (t) => ({
    numberInVerse: t.exposeInt('numberInVerse', {
      description: 'Number of the word in its verse, from 1.',
    }),
    arabicText: t.exposeString('arabicText', {
      description: 'Vocalized Uthmani text, never normalized, without pause marks.',
    }),
    pauseAfter: t.exposeString('pauseAfter', {
      nullable: true,
      description: 'Pause or prostration marks after the word, e.g. "ۖ"; null if there are none.',
    }),
    turkishTranscription: t.exposeString('turkishTranscription', {
      description:
        'Turkish transcription of the word by itself in the scheme TURKISH_DIA, e.g. "kürsiyyühü", unless an editor wrote another.',
    }),
    turkishTranslation: t.exposeString('turkishTranslation', {
      nullable: true,
      description:
        'Turkish gloss of the word; null while it is being worked on. If the gloss of another word covers the word, this is its own meaning, which is not read with the verse.',
    }),
    englishTranscription: t.exposeString('englishTranscription', {
      description:
        'English transcription of the word by itself in the scheme ENGLISH_IJMES, e.g. "kursiyyuhu", unless an editor or an import wrote another.',
    }),
    englishTranslation: t.exposeString('englishTranslation', {
      nullable: true,
      description:
        'English gloss of the word; null while it is being worked on. If the gloss of another word covers the word, this is its own meaning, or null, and is not read with the verse.',
    }),
  }),
});

export const wordNode = builder.loadableNode('Word', {
  description:
    "One of the 77429 words of the Qur'an, as Tanzil and the Quranic Arabic Corpus divide it.",
  id: { resolve: (word) => word.id, parse: parseDatabaseId },
  load: (ids: number[], context: Context) => readWords(context, { ids }),
  sort: (word: WordRow) => word.id,
  interfaces: [wordText],
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Position in the mushaf, 1 to 77429.' }),
    key: t.exposeString('key', { description: 'Surah, verse and word, e.g. "2:255:3".' }),
    root: t.expose('root', {
      type: 'Root',
      nullable: true,
      description:
        'Root of the word; null for particles, pronouns and words whose root has not been entered.',
    }),
    termElements: t.expose('termElements', {
      type: ['TermElement'],
      description:
        'Term elements of which this word is an occurrence, in the order set by its editor.',
    }),
    lemma: t.exposeString('lemma', {
      nullable: true,
      description:
        'Dictionary form, vocalized, e.g. "كِتَاب" or "عَلِمَ": of a verb the perfect, third person masculine singular, of a noun the singular without a case ending; null if it is not known.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

/** All words of a verse in order. */
export const wordsOfVerse = cachedRows<number, WordRow[]>({
  maxUnits: NUMBER_OF_WORDS,
  unitsOf: ({ length }) => length,
  neighbors: neighborIds,
  tagsOf: (words) =>
    words.flatMap(({ verseId, termElements }) => [
      tagOf.verse(verseId),
      ...termElements.map(({ termId }) => tagOf.term(termId)),
    ]),
  // JSON of whole verses arrives in half the time of single rows.
  load: async (verseIds, { database: { sql } }) => {
    const verses = await sql<{ verseId: number; words: WordRow[] }>`
      SELECT w."verseId", json_agg(w ORDER BY w.id) AS words
      FROM (${selectWord} WHERE w."verseId" = ANY(${[...verseIds]}::int[])) w
      GROUP BY w."verseId"`;
    return new Map(verses.map(({ verseId, words }) => [verseId, words]));
  },
});

builder.queryFields((t) => ({
  word: t.loadable({
    type: 'Word',
    nullable: true,
    description: 'The word with this key; null if there is none.',
    args: {
      key: t.arg.string({ required: true, description: 'Key of the word, e.g. "2:255:3".' }),
    },
    load: (keys: string[], context) => readWords(context, { keys }),
    sort: (word) => word.key,
    resolve: (_query, { key }) => {
      if (isWordKey(key)) return key;
      throw badInput(
        `A word key is written surah:verse:word, such as "2:255:3"; got ${quoted(key)}.`,
      );
    },
  }),
}));

builder.objectField('Verse', 'words', (t) =>
  t.field({
    type: [wordNode],
    description: 'The 1 to 128 words of the verse in order.',
    resolve: (verse, _args, context) => {
      const words = wordsOfVerse(context, verse.id);
      // Cached words are returned without a promise.
      return words instanceof Promise ? words.then((read) => read ?? []) : (words ?? []);
    },
  }),
);

builder.objectField('SearchResult', 'words', (t) =>
  t.field({
    type: [wordNode],
    description: 'Matching words of the Arabic text; empty if a translation matched.',
    resolve: async ({ verseId, words: numbers }, _args, context) => {
      if (numbers.length === 0) return [];
      const words = (await wordsOfVerse(context, verseId)) ?? [];
      return words.filter(({ numberInVerse }) => numbers.includes(numberInVerse));
    },
  }),
);
