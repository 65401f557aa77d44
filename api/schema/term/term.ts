import { builder } from '../../builder';
import type { Context } from '../../context';
import { tagOf } from '../../database/tags';
import { pageOfModel } from '../../read/paginationOfModel';
import { cachedRows } from '../../read/rowCache';
import type { TermRow } from '../../read/rows';

const termNode = builder.prismaNode('Term', {
  description: 'A table of names or adjectives, e.g. the names of Allah.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    turkishName: t.exposeString('turkishName', { description: 'Name of the table in Turkish.' }),
    englishName: t.exposeString('englishName', { description: 'Name of the table in English.' }),
    turkishTag: t.exposeString('turkishTag', {
      description: 'Short code of the term in Turkish, the default for its elements.',
    }),
    englishTag: t.exposeString('englishTag', {
      description: 'Short code of the term in English, e.g. "ANA".',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

builder.queryFields((t) => ({
  term: t.prismaField({
    type: 'Term',
    nullable: true,
    description: 'The term with this integer key; null if there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Integer key.' }) },
    resolve: (query, _root, { databaseId: id }, { database: { prisma } }) =>
      prisma.term.findUnique({ ...query, where: { id } }),
  }),
  terms: t.connection(
    {
      type: termNode,
      description: 'All terms, ordered by key.',
      resolve: (_root, args, { database: { prisma } }) =>
        pageOfModel(args, prisma.term, { columns: ['id'] }),
    },
    { name: 'TermConnection', description: 'A page of terms.' },
    { name: 'TermEdge', description: 'A term and its position in the list.' },
  ),
}));

/** The terms of elements: few, and requested with the words of every verse. */
const cachedTerm = cachedRows<number, TermRow>({
  async load(ids, { database: { sql } }: Context) {
    const terms = await sql<TermRow>`SELECT * FROM "Term" WHERE id = ANY(${[...ids]}::int[])`;
    return new Map(terms.map((term) => [term.id, term]));
  },
  tagsOf: ({ id }) => [tagOf.term(id)],
  maxUnits: 1000,
});

builder.objectField('TermElement', 'term', (t) =>
  t.field({
    type: termNode,
    description: 'The term it belongs to.',
    resolve: ({ termId }, _args, context) =>
      cachedTerm(context, termId) as TermRow | Promise<TermRow>,
  }),
);
