import { builder, parseDatabaseId } from '../../builder';
import type { Context } from '../../context';
import { Fragment, fragment } from '../../database/database';
import { badInput, quoted } from '../../errors';
import { LISTS } from '../../database/tags';
import { perRequest } from '../../read/loader';
import { pageOf } from '../../read/pagination';
import { cachedValue } from '../../read/rowCache';
import type { RootRow } from '../../read/rows';
import { IN_ALPHABET, INITIAL, initialOf, isInUse } from './alphabet';

const initial = new Fragment([INITIAL], []);
const inAlphabet = new Fragment([IN_ALPHABET], []);

builder.loadableNode('Root', {
  description: 'The consonants shared by a family of words.',
  id: { resolve: (root) => root.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) =>
    sql<RootRow>`SELECT * FROM "Root" WHERE id = ANY(${ids}::int[])`,
  sort: (root: RootRow) => root.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    letters: t.exposeString('letters', { description: 'Two to five letters, e.g. "كتب".' }),
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
      resolve: async ({ id }, _args, context) =>
        (await neighborsOfRoots(context)).get(id)?.previous ?? null,
    }),
    nextLetters: t.string({
      nullable: true,
      description: 'Letters of the next root in alphabetical order; null for the last root.',
      resolve: async ({ id }, _args, context) =>
        (await neighborsOfRoots(context)).get(id)?.next ?? null,
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

interface Neighbors {
  previous: string | null;
  next: string | null;
}

/** The neighbors of every root in the alphabet. */
const neighborsOfRoots = cachedValue([LISTS.roots], async ({ sql }) => {
  const rows = await sql<Neighbors & { id: number }>`
    SELECT r.id, lag(r.letters) OVER alphabet AS previous, lead(r.letters) OVER alphabet AS next
    FROM "Root" r WHERE ${isInUse} WINDOW alphabet AS (ORDER BY ${inAlphabet})`;
  return new Map<number, Neighbors>(rows.map(({ id, ...neighbors }) => [id, neighbors]));
});

interface InitialRow {
  letter: string;
  numberOfRoots: number;
}

/** The initial letters in alphabetical order; counting takes longer than reading a page of roots. */
const initials = cachedValue(
  [LISTS.roots],
  ({ sql }) => sql<InitialRow>`
    SELECT ${initial} AS letter, count(*)::int AS "numberOfRoots"
    FROM "Root" r WHERE ${isInUse} GROUP BY 1 ORDER BY 1`,
);

async function numberOfRoots(context: Context, letter: string | undefined): Promise<number> {
  const counted = await initials(context);
  return counted
    .filter((row) => letter === undefined || row.letter === letter)
    .reduce((sum, row) => sum + row.numberOfRoots, 0);
}

const loadRoots = (letters: string[], { database: { sql } }: Context) =>
  sql<RootRow>`SELECT r.* FROM "Root" r WHERE r.letters = ANY(${letters}::text[]) AND ${isInUse}`;

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
    resolve: (_query, { letters }) => {
      const joined = letters.slice(0, 20).replace(/\s+/g, '');
      if (/^[\u0621-\u064A]{2,5}$/.test(joined)) return joined;
      throw badInput(
        `A root is two to five Arabic letters, such as "كتب"; got ${quoted(letters)}.`,
      );
    },
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
      resolve: (_query, { letter, ...args }, context) => {
        const { sql } = context.database;
        const chosenInitial = letter == null ? undefined : initialOf(letter);
        const chosen =
          chosenInitial === undefined
            ? isInUse
            : fragment`${isInUse} AND ${initial} = ${chosenInitial}`;
        return pageOf(args, {
          columns: [IN_ALPHABET],
          // The key can stand for the letters, because they never change.
          placeOf: (root: RootRow) => [root.id],
          valuesOf: ([id = 0]) => [
            fragment`(SELECT ${inAlphabet} FROM "Root" r WHERE r.id = ${id})`,
          ],
          read: (where, order) =>
            sql<RootRow>`SELECT r.* FROM "Root" r WHERE ${where} AND ${chosen} ${order}`,
          count: async () => [{ count: await numberOfRoots(context, chosenInitial) }],
        });
      },
    },
    { name: 'RootConnection', description: 'A page of roots.' },
    { name: 'RootEdge', description: 'A root and its position in the list.' },
  ),
  rootInitials: t.field({
    type: [rootInitial],
    description: 'Initial letters of roots in alphabetical order.',
    resolve: (_query, _args, context) => initials(context),
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
