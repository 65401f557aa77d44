import { builder } from '../../builder';
import type { Context } from '../../context';
import { pageOfModel } from '../../read/paginationOfModel';

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
    url: t.string({
      description: 'Path of its page on this site.',
      resolve: ({ id }) => `/termTables/${id}`,
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

builder.objectField('TermElement', 'term', (t) =>
  t.loadable({
    type: 'Term',
    description: 'The term it belongs to.',
    load: (ids: number[], { database: { prisma } }: Context) =>
      prisma.term.findMany({ where: { id: { in: ids } } }),
    sort: (term) => term.id,
    resolve: ({ termId }) => termId,
  }),
);
