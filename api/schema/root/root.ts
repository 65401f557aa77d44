import type { Root } from '../../__generated__/prisma/client';
import { builder, parseDatabaseId } from '../../builder';
import type { Context } from '../../context';
import { Fragment } from '../../database/database';
import { LISTS } from '../../database/tags';
import { perRequest } from '../../read/loader';
import { pageOfRows } from '../../read/pagination';
import { checkRootLetters } from '../../read/rootLetters';
import { cachedValue } from '../../read/rowCache';
import type { RootRow } from '../../read/rows';
import { IN_ALPHABET, INITIAL, initialOf } from './alphabet';

const initial = new Fragment([INITIAL], []);
const inAlphabet = new Fragment([IN_ALPHABET], []);

builder.loadableNode('Root', {
  description: 'The consonants shared by a family of words.',
  id: { resolve: (root) => root.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) =>
    sql<RootRow>`SELECT id, letters FROM "Root" WHERE id = ANY(${ids}::int[])`,
  sort: (root: RootRow) => root.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    letters: t.exposeString('letters', { description: 'Two to five letters, e.g. "كتب".' }),
    turkishSense: t.string({
      nullable: true,
      description:
        "What the root and its words in the Qur'an mean, as a line of a dictionary in Turkish; null for a root that an admin or an import has added and the project has not described.",
      resolve: async ({ id }, _args, context) => (await senses(context).load(id))?.turkishSense,
    }),
    englishSense: t.string({
      nullable: true,
      description: 'The same in English.',
      resolve: async ({ id }, _args, context) => (await senses(context).load(id))?.englishSense,
    }),
    turkishNote: t.string({
      nullable: true,
      description:
        'What lexicographers dispute about the derivation of a word of this root, in a sentence of Turkish; null for other roots.',
      resolve: async ({ id }, _args, context) => (await senses(context).load(id))?.turkishNote,
    }),
    englishNote: t.string({
      nullable: true,
      description: 'The same in English.',
      resolve: async ({ id }, _args, context) => (await senses(context).load(id))?.englishNote,
    }),
    version: t.int({
      description: 'Incremented by one with every change of the root itself.',
      resolve: async ({ id }, _args, context) => (await senses(context).load(id))?.version ?? 1,
    }),
    numberOfOccurrences: t.int({
      description: 'Number of words with this root.',
      resolve: async ({ id }, _args, context) => (await counts(context).load(id))?.words ?? 0,
    }),
    numberOfVerses: t.int({
      description: 'Number of verses with a word of this root.',
      resolve: async ({ id }, _args, context) => (await counts(context).load(id))?.verses ?? 0,
    }),
    previousLetters: t.string({
      nullable: true,
      description: 'Letters of the previous root in alphabetical order; null for the first root.',
      resolve: (root, _args, context) => neighborOf(root, -1, context),
    }),
    nextLetters: t.string({
      nullable: true,
      description: 'Letters of the next root in alphabetical order; null for the last root.',
      resolve: (root, _args, context) => neighborOf(root, 1, context),
    }),
  }),
});

const counts = perRequest<number, { words: number; verses: number }>(
  async (ids, { database: { sql } }) => {
    const rows = await sql<{ id: number; words: number; verses: number }>`
      SELECT "rootId" AS id, count(*)::int AS words, count(DISTINCT "verseId")::int AS verses
      FROM "Word" WHERE "rootId" = ANY(${[...ids]}::int[]) GROUP BY "rootId"`;
    return new Map(rows.map((row) => [row.id, row]));
  },
);

const senses = perRequest<number, Root>(async (ids, { database: { sql } }) => {
  const rows = await sql<Root>`SELECT * FROM "Root" WHERE id = ANY(${[...ids]}::int[])`;
  return new Map(rows.map((row) => [row.id, row]));
});

interface ListedRoot extends RootRow {
  /** The letter under which it is listed. */
  initial: string;
  /** Whether a word has it. A root that has lost its words is not listed. */
  isInUse: boolean;
}

interface InitialRow {
  letter: string;
  numberOfRoots: number;
}

interface RootList {
  /** In alphabetical order. */
  roots: ListedRoot[];
  /** Index in this list, by integer key. */
  indexes: ReadonlyMap<number, number>;
  /** Place in the alphabet by integer key, also of roots that are not listed. */
  places: ReadonlyMap<number, number>;
  byLetters: ReadonlyMap<string, RootRow>;
  initials: InitialRow[];
}

/** They are few, and each page of them would read all words. */
const rootList = cachedValue<RootList>([LISTS.roots], async ({ sql }) => {
  const all = await sql<ListedRoot>`
    SELECT r.id, r.letters, ${initial} AS initial,
      EXISTS (SELECT FROM "Word" w WHERE w."rootId" = r.id) AS "isInUse"
    FROM "Root" r ORDER BY ${inAlphabet}`;
  const roots = all.filter(({ isInUse }) => isInUse);
  const numbers = new Map<string, number>();
  for (const root of roots) numbers.set(root.initial, (numbers.get(root.initial) ?? 0) + 1);
  return {
    roots,
    indexes: new Map(roots.map(({ id }, index) => [id, index])),
    places: new Map(all.map(({ id }, place) => [id, place])),
    byLetters: new Map(roots.map((root) => [root.letters, root])),
    initials: [...numbers].map(([letter, numberOfRoots]) => ({ letter, numberOfRoots })),
  };
});

/** @param distance 1 for the next root in alphabetical order, -1 for the previous one */
async function neighborOf({ id }: RootRow, distance: 1 | -1, context: Context) {
  const { roots, indexes } = await rootList(context);
  const index = indexes.get(id);
  return index === undefined ? null : (roots[index + distance]?.letters ?? null);
}

/** @returns those of the letters that are a root of words */
async function loadRoots(letters: string[], context: Context): Promise<RootRow[]> {
  const { byLetters } = await rootList(context);
  return letters.flatMap((each) => byLetters.get(each) ?? []);
}

const rootInitial = builder.objectRef<InitialRow>('RootInitial').implement({
  description: 'An initial letter of roots.',
  fields: (t) => ({
    letter: t.exposeString('letter', {
      description: 'The letter, for `roots(letter:)`; "أ" stands for every hamza and alif.',
    }),
    numberOfRoots: t.exposeInt('numberOfRoots', {
      description: 'Number of roots that begin with it.',
    }),
  }),
});

builder.queryFields((t) => ({
  root: t.loadable({
    type: 'Root',
    nullable: true,
    description: 'The root with these letters; null if no word has it.',
    args: {
      letters: t.arg.string({
        required: true,
        description: 'Two to five Arabic letters, with or without spaces: "كتب" or "ك ت ب".',
      }),
    },
    load: loadRoots,
    sort: (root) => root.letters,
    resolve: (_query, { letters }) => checkRootLetters(letters),
  }),
  roots: t.connection(
    {
      type: 'Root',
      description: 'Roots of words in alphabetical order.',
      args: {
        letter: t.arg.string({
          description:
            'Only roots that begin with this Arabic letter. Hamza and alif ("ء", "أ", "إ", "آ", "ا") count as one letter.',
        }),
      },
      resolve: async (_query, { letter, ...args }, context) => {
        const chosen = letter == null ? undefined : initialOf(letter);
        const { roots, places } = await rootList(context);
        const listed =
          chosen === undefined ? roots : roots.filter((root) => root.initial === chosen);
        return pageOfRows(args, listed, {
          columns: ['id'],
          placeOf: ({ id }) => [id],
          orderOf: ([id = 0]) => places.get(id),
        });
      },
    },
    { name: 'RootConnection', description: 'A page of roots.' },
    { name: 'RootEdge', description: 'A root and its position in the list.' },
  ),
  rootInitials: t.field({
    type: [rootInitial],
    description: 'Initial letters of roots in alphabetical order.',
    resolve: async (_query, _args, context) => (await rootList(context)).initials,
  }),
}));

builder.objectField('SearchAnswer', 'root', (t) =>
  t.loadable({
    type: 'Root',
    nullable: true,
    description:
      'The root that was searched, or the root of the word in a query of one Arabic word; null for other queries.',
    load: loadRoots,
    sort: (root) => root.letters,
    resolve: ({ root }) => root,
  }),
);
