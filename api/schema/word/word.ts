import { builder, parseDatabaseId } from '../../builder';
import type { Context } from '../../context';
import { badInput } from '../../errors';
import { fragment } from '../../database/database';
import { kept } from '../../read/rowCache';
import { pagesByOwner } from '../../read/paginationByOwner';
import { selectWord, type WordRow } from '../../read/rows';
import { isWordKey, neighbourIds } from '../../../text/verseReference';

/** One statement whatever the number of words, with their roots and term elements. */
const readWords = ({ database: { sql } }: Context, where: { ids?: number[]; keys?: string[] }) =>
  sql<WordRow>`${selectWord}
    WHERE w.id = ANY(${where.ids ?? []}::int[])
      OR w.key = ANY(${where.keys ?? []}::text[])
    ORDER BY w.id`;

const wordText = builder.interfaceType('WordText', {
  description: 'What is shown of a word.',
  fields: (t) => ({
    numberInVerse: t.exposeInt('numberInVerse', { description: 'From 1.' }),
    arabicText: t.exposeString('arabicText', {
      description: 'Vowelled Uthmani text, never normalised, without pause marks.',
    }),
    pauseAfter: t.exposeString('pauseAfter', {
      nullable: true,
      description: 'Pause or prostration marks that follow the word, e.g. "ۖ"; null for none.',
    }),
    turkishTranscription: t.exposeString('turkishTranscription', {
      description: 'Turkish reading of the word by itself, e.g. "kürsiyyuhu".',
    }),
    turkishTranslation: t.exposeString('turkishTranslation', {
      nullable: true,
      description: 'Turkish gloss; null while it is being worked on.',
    }),
    englishTranscription: t.exposeString('englishTranscription', {
      description: 'English reading of the word in its place in the verse.',
    }),
    englishTranslation: t.exposeString('englishTranslation', {
      nullable: true,
      description: 'English gloss; the same as the word before where two are translated as one.',
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
    databaseId: t.exposeInt('id', { description: 'Place in the mushaf, 1 to 77429.' }),
    key: t.exposeString('key', { description: 'Surah, verse and word, e.g. "2:255:3".' }),
    root: t.expose('root', {
      type: 'Root',
      nullable: true,
      description: 'Null for a word without a root (particles, pronouns) or not yet given one.',
    }),
    termElements: t.expose('termElements', {
      type: ['TermElement'],
      description:
        'The names and adjectives that this word is an occurrence of, in the order that its editor gave them.',
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

const wordsOfVerse = kept<number, WordRow[]>({
  // All of the mushaf.
  most: 77_429,
  sizeOf: ({ length }) => length,
  neighbours: neighbourIds,
  // As JSON of whole verses, which arrives in half the time of its rows.
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
    description: 'The word with this key; null when the verse has no such word.',
    args: {
      key: t.arg.string({ required: true, description: 'Surah, verse, word: "2:255:3".' }),
    },
    load: (keys: string[], context) => readWords(context, { keys }),
    sort: (word) => word.key,
    resolve: (_query, { key }) => {
      if (isWordKey(key)) return key;
      throw badInput(
        `A word key is written surah:verse:word, such as "2:255:3"; got ${JSON.stringify(key.slice(0, 40))}.`,
      );
    },
  }),
}));

builder.objectField('Verse', 'words', (t) =>
  t.field({
    type: [wordNode],
    description: 'Its words in mushaf order, 1 to 128 of them.',
    resolve: (verse, _args, context) => {
      const words = wordsOfVerse(context, verse.id);
      // Those at hand are not made to wait.
      return words instanceof Promise ? words.then((read) => read ?? []) : (words ?? []);
    },
  }),
);

builder.objectField('SearchResult', 'words', (t) =>
  t.field({
    type: [wordNode],
    description: 'The words of the Arabic text that matched; none where a translation did.',
    resolve: async ({ verseId, words: numbers }, _args, context) => {
      if (numbers.length === 0) return [];
      const words = (await wordsOfVerse(context, verseId)) ?? [];
      return words.filter(({ numberInVerse }) => numbers.includes(numberInVerse));
    },
  }),
);

const wordsOfRoot = pagesByOwner<WordRow>({
  from: fragment`"Word" w`,
  select: selectWord,
  isOwned: fragment`w."rootId" = owner.id`,
  columns: ['w.id'],
  placeOf: (word) => [word.id],
});

builder.objectField('Root', 'words', (t) =>
  t.connection(
    {
      type: 'Word',
      description: 'The words that have this root, in mushaf order.',
      resolve: wordsOfRoot,
    },
    { name: 'WordConnection', description: 'A page of words.' },
    { name: 'WordEdge', description: 'A word with its place in the list.' },
  ),
);
