import { builder } from '../../builder';
import { pageOfModel } from '../../read/paginationOfModel';

export const verseAliasNode = builder.prismaNode('VerseAlias', {
  description:
    'A name under which a verse, or some that follow each other, is known: "Âyetü\'l-Kürsî".',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: Number(id), deletedAt: null }),
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
  verseAlias: t.prismaField({
    type: 'VerseAlias',
    nullable: true,
    description: 'The name with this integer key; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Integer key of the name.' }) },
    resolve: (query, _root, { databaseId: id }, { database: { prisma } }) =>
      prisma.verseAlias.findUnique({ ...query, where: { id, deletedAt: null } }),
  }),
  verseAliases: t.connection(
    {
      type: verseAliasNode,
      description: 'The names of famous verses, by first verse and key.',
      args: {
        language: t.arg({ type: 'Language', description: 'Only names in this language.' }),
      },
      resolve: (_root, args, { database: { prisma } }) =>
        pageOfModel(args, prisma.verseAlias, {
          where: { deletedAt: null, language: args.language ?? undefined },
          columns: ['verseId', 'id'],
        }),
    },
    { name: 'VerseAliasConnection', description: 'A page of names of verses.' },
    { name: 'VerseAliasEdge', description: 'A name of verses with its place in the list.' },
  ),
}));
