import { builder, parseDatabaseId } from '../builder';
import { fragment } from '../database/database';
import { pageOf } from '../pages';
import type { VerseAliasRow } from '../rows';

export const verseAliasNode = builder.loadableNode('VerseAlias', {
  description:
    'A name under which a verse, or some that follow each other, is known: "Âyetü\'l-Kürsî".',
  id: { resolve: (alias) => alias.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) => sql<VerseAliasRow>`
    SELECT * FROM "VerseAlias" WHERE id = ANY(${ids}::int[]) AND "deletedAt" IS NULL`,
  sort: (alias: VerseAliasRow) => alias.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    name: t.exposeString('name', {
      description:
        'As it is shown. It is found without case, accents, vowels and apostrophes; another spelling is another name.',
    }),
    language: t.expose('language', {
      type: 'Language',
      description: 'Whose readers call it so; Arabic names are in Arabic letters.',
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

builder.queryFields((t) => ({
  verseAlias: t.field({
    type: verseAliasNode,
    nullable: true,
    description: 'The name with this integer key; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Integer key of the name.' }) },
    resolve: async (_query, { databaseId }, { database: { sql } }) => {
      const [alias] = await sql<VerseAliasRow>`
        SELECT * FROM "VerseAlias" WHERE id = ${databaseId} AND "deletedAt" IS NULL`;
      return alias ?? null;
    },
  }),
  verseAliases: t.connection(
    {
      type: verseAliasNode,
      description: 'The names of famous verses, by first verse and key.',
      args: {
        language: t.arg({ type: 'Language', description: 'Only names in this language.' }),
      },
      resolve: (_query, args, { database: { sql } }) => {
        const chosen = args.language
          ? fragment`a."deletedAt" IS NULL AND a.language = ${args.language}::"Language"`
          : fragment`a."deletedAt" IS NULL`;
        return pageOf(args, {
          columns: ['a."verseId"', 'a.id'],
          placeOf: ({ verseId, id }: VerseAliasRow) => [verseId, id],
          read: (where, order) =>
            sql<VerseAliasRow>`SELECT a.* FROM "VerseAlias" a WHERE ${where} AND ${chosen} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM "VerseAlias" a WHERE ${chosen}`,
        });
      },
    },
    { name: 'VerseAliasConnection', description: 'A page of names of verses.' },
    { name: 'VerseAliasEdge', description: 'A name of verses with its place in the list.' },
  ),
}));
