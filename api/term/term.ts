import { builder, parseDatabaseId } from '../builder';
import type { Context } from '../context';
import { pageOf } from '../pages';
import type { TermRow } from '../rows';

const loadTerms = (ids: number[], { database: { sql } }: Context) =>
  sql<TermRow>`SELECT * FROM "Term" WHERE id = ANY(${ids}::int[])`;

export const termNode = builder.loadableNode('Term', {
  description: 'A table of names or adjectives, e.g. the names of Allah.',
  id: { resolve: (term) => term.id, parse: parseDatabaseId },
  load: loadTerms,
  sort: (term: TermRow) => term.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    turkishName: t.exposeString('turkishName', { description: 'Name of the table in Turkish.' }),
    englishName: t.exposeString('englishName', { description: 'Name of the table in English.' }),
    turkishTag: t.exposeString('turkishTag', {
      description: 'Code of the group in Turkish, which its elements carry by default.',
    }),
    englishTag: t.exposeString('englishTag', {
      description: 'Code of the group in English, e.g. "ANA".',
    }),
    url: t.string({
      description: 'Path of its page on this site.',
      resolve: ({ id }) => `/termTables/${id}`,
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

builder.queryFields((t) => ({
  term: t.loadable({
    type: 'Term',
    nullable: true,
    description: 'The term with this integer key; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Integer key.' }) },
    load: loadTerms,
    sort: (term) => term.id,
    resolve: (_query, { databaseId }) => databaseId,
  }),
  terms: t.connection(
    {
      type: 'Term',
      description: 'All terms by their keys.',
      resolve: (_query, args, { database: { sql } }) =>
        pageOf(args, {
          columns: ['id'],
          placeOf: (term: TermRow) => [term.id],
          read: (where, order) => sql<TermRow>`SELECT * FROM "Term" WHERE ${where} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM "Term"`,
        }),
    },
    { name: 'TermConnection', description: 'A page of terms.' },
    { name: 'TermEdge', description: 'A term with its place in the list.' },
  ),
}));

builder.objectField('TermElement', 'term', (t) =>
  t.loadable({
    type: 'Term',
    description: 'The term whose table it stands in.',
    load: loadTerms,
    sort: (term) => term.id,
    resolve: ({ termId }) => termId,
  }),
);
