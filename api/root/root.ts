import { builder, parseDatabaseId } from '../builder';
import type { Context } from '../context';
import { badInput } from '../errors';
import { perRequest } from '../loader';
import { pageOf } from '../pages';
import type { RootRow } from '../rows';

builder.loadableNode('Root', {
  description: 'The consonants that the words of one family share.',
  id: { resolve: (root) => root.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) =>
    sql<RootRow>`SELECT * FROM "Root" WHERE id = ANY(${ids}::int[])`,
  sort: (root: RootRow) => root.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    letters: t.exposeString('letters', { description: 'Two to five letters, e.g. "كتب".' }),
    numberOfOccurrences: t.int({
      description: 'How many words have this root.',
      resolve: async ({ id }, _args, context) => (await occurrences(context).load(id)) ?? 0,
    }),
  }),
});

const occurrences = perRequest<number, number>(async (ids, { database: { sql } }) => {
  const rows = await sql<{ id: number; count: number }>`
    SELECT "rootId" AS id, count(*)::int AS count FROM "Word"
    WHERE "rootId" = ANY(${[...ids]}::int[]) GROUP BY "rootId"`;
  return new Map(rows.map(({ id, count }) => [id, count]));
});

builder.queryFields((t) => ({
  root: t.loadable({
    type: 'Root',
    nullable: true,
    description: 'The root with these letters; null when no word has it.',
    args: {
      letters: t.arg.string({
        required: true,
        description: 'Two to five Arabic letters, with or without spaces: "كتب" or "ك ت ب".',
      }),
    },
    load: (letters: string[], { database: { sql } }: Context) =>
      sql<RootRow>`SELECT * FROM "Root" WHERE letters = ANY(${letters}::text[])`,
    sort: (root) => root.letters,
    resolve: (_query, { letters }) => {
      const joined = letters.slice(0, 20).replace(/\s+/g, '');
      if (/^[\u0621-\u064A]{2,5}$/.test(joined)) return joined;
      throw badInput(
        `A root is two to five Arabic letters, such as "كتب"; got ${JSON.stringify(letters.slice(0, 40))}.`,
      );
    },
  }),
  roots: t.connection(
    {
      type: 'Root',
      description: 'Every root, by key.',
      resolve: (_query, args, { database: { sql } }) =>
        pageOf(args, {
          columns: ['id'],
          placeOf: (root: RootRow) => [root.id],
          read: (where, order) => sql<RootRow>`SELECT * FROM "Root" WHERE ${where} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM "Root"`,
        }),
    },
    { name: 'RootConnection', description: 'A page of roots.' },
    { name: 'RootEdge', description: 'A root with its place in the list.' },
  ),
}));
