import { definite } from '../../errors';
import { builder } from '../../builder';
import { pageOfModel } from '../../read/paginationOfModel';

export const verseAliasNode = builder.prismaNode('VerseAlias', {
  description: 'A name of a verse or of consecutive verses, e.g. "Âyetü\'l-Kürsî".',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: Number(id), deletedAt: null }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key.' }),
    name: t.exposeString('name', {
      description:
        'The name as shown. Searches for it ignore case, accents, vowels and apostrophes; any other spelling is a different name.',
    }),
    language: t.expose('language', {
      type: 'Language',
      description: 'Language of the name; Arabic names are written in Arabic letters.',
    }),
    version: t.exposeInt('version', { description: 'Incremented by one with every change.' }),
  }),
});

builder.queryFields((t) => ({
  verseAlias: t.prismaField({
    type: 'VerseAlias',
    nullable: true,
    description: 'The name with this integer key; null if there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Integer key of the name.' }) },
    resolve: (query, _root, { databaseId: id }, { database: { prisma } }) =>
      prisma.verseAlias.findUnique({ ...query, where: { id, deletedAt: null } }),
  }),
  verseAliases: t.connection(
    {
      type: verseAliasNode,
      description: 'Names of famous verses, ordered by first verse and key.',
      args: {
        language: t.arg({ type: 'Language', description: 'Only names in this language.' }),
      },
      resolve: (_root, args, { database: { prisma } }) =>
        pageOfModel(args, prisma.verseAlias, {
          where: { deletedAt: null, language: args.language ? definite(args.language) : undefined },
          columns: ['verseId', 'id'],
        }),
    },
    { name: 'VerseAliasConnection', description: 'A page of names of verses.' },
    { name: 'VerseAliasEdge', description: 'A name of verses and its position in the list.' },
  ),
}));
