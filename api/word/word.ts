import { builder, parseDatabaseId } from '../builder';
import type { Context } from '../context';
import { badInput } from '../errors';
import { kept } from '../kept';
import { pageOf } from '../pages';
import { selectWord, type WordRow } from '../rows';
import { isWordKey } from '../text/verseReference';

/** One statement whatever the number of words, with their roots and term elements. */
const readWords = (
  { database: { sql } }: Context,
  where: { ids?: number[]; keys?: string[]; verseIds?: number[] },
) =>
  sql<WordRow>`${selectWord}
    WHERE w.id = ANY(${where.ids ?? []}::int[])
      OR w.key = ANY(${where.keys ?? []}::text[])
      OR w."verseId" = ANY(${where.verseIds ?? []}::int[])
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
      description: 'The names and adjectives that this word is an occurrence of.',
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

const wordsOfVerse = kept<number, WordRow[]>({
  // All of the mushaf.
  most: 77_429,
  sizeOf: ({ length }) => length,
  load: async (verseIds, context) => {
    const words = new Map<number, WordRow[]>();
    for (const word of await readWords(context, { verseIds: [...verseIds] })) {
      const before = words.get(word.verseId);
      if (before) before.push(word);
      else words.set(word.verseId, [word]);
    }
    return words;
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
    resolve: async (verse, _args, context) => (await wordsOfVerse(context, verse.id)) ?? [],
  }),
);

builder.objectField('Root', 'words', (t) =>
  t.connection(
    {
      type: 'Word',
      description: 'The words that have this root, in mushaf order.',
      resolve: (root, args, { database: { sql } }) =>
        pageOf(args, {
          columns: ['w.id'],
          placeOf: (word: WordRow) => [word.id],
          read: (where, order) =>
            sql<WordRow>`${selectWord} WHERE ${where} AND w."rootId" = ${root.id} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM "Word" WHERE "rootId" = ${root.id}`,
        }),
    },
    { name: 'WordConnection', description: 'A page of words.' },
    { name: 'WordEdge', description: 'A word with its place in the list.' },
  ),
);
