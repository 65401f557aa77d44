import type { RevisionEntity, RevisionSource } from '../../__generated__/prisma/client';
import { builder, enumValues } from '../../builder';
import { adminOf } from '../../context';
import { pageOfModel } from '../../read/paginationOfModel';
import { revisionsWhere } from './revisionFilter';

const ENTITIES: Record<RevisionEntity, string> = {
  surah: 'A surah, row of the index of surahs.',
  verse: 'A verse and its translations.',
  word: 'A word of a verse.',
  post: 'A post with its verses.',
  postVerse: 'The translations of a verse in one post.',
  term: 'The names of a term.',
  termElement: 'An element of a term with its verses.',
  character: 'A letter of the alphabet.',
  verseAlias: 'A name of a famous verse.',
};

const SOURCES: Record<RevisionSource, string> = {
  edit: 'An admin saved it.',
  import: 'It was imported from a file.',
  restore: 'An admin restored an earlier state.',
};

const revisionEntity = builder.enumType('RevisionEntity', {
  description: 'Kind of a row that was changed.',
  values: enumValues(ENTITIES),
});

const revisionSource = builder.enumType('RevisionSource', {
  description: 'How a change was made.',
  values: enumValues(SOURCES),
});

const revisionNode = builder.prismaNode('Revision', {
  description: 'A change of one row. Only an admin can fetch one by `node`.',
  id: { field: 'id' },
  nullable: true,
  findUnique: async (id, context) => {
    await adminOf(context);
    return { id: Number(id) };
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key; later changes have higher keys.' }),
    entity: t.expose('entity', { type: revisionEntity, description: 'Kind of the row.' }),
    entityId: t.exposeInt('entityId', { description: 'Integer key of the row.' }),
    version: t.exposeInt('version', { description: 'The version of the row after the change.' }),
    adminName: t.exposeString('adminName', {
      description: 'Name of the admin when the change was made.',
    }),
    source: t.expose('source', { type: revisionSource, description: 'How the change was made.' }),
    createdAt: t.string({
      description: 'Time of the change in ISO 8601, UTC.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    before: t.expose('before', {
      type: 'JSON',
      nullable: true,
      description: 'The row before the change; null if the change created it.',
    }),
    after: t.expose('after', {
      type: 'JSON',
      nullable: true,
      description: 'The row after the change.',
    }),
  }),
});

builder.queryField('revisions', (t) =>
  t.connection(
    {
      type: revisionNode,
      directives: { admin: {} },
      description: 'Changes, newest first; all given conditions are true.',
      args: {
        entity: t.arg({ type: revisionEntity, description: 'Only changes of this kind of row.' }),
        entityId: t.arg.int({ description: 'Only changes of the row with this integer key.' }),
        adminName: t.arg.string({ description: 'Only changes by the admin of this name.' }),
        since: t.arg.string({
          description: 'Only changes at this time or later: a date (UTC) or a time in ISO 8601.',
        }),
        until: t.arg.string({
          description: 'Only changes before this time: a date (UTC) or a time in ISO 8601.',
        }),
        surah: t.arg.int({
          description:
            'Only changes of this surah, of its verses and words, of the names of its verses, and of its verses in posts; 1 to 114.',
        }),
        changeSetId: t.arg.int({ description: 'Only changes of the change set with this key.' }),
        isGrouped: t.arg.boolean({
          description:
            'True to list only one change of each change set: the first of those that fulfill the other conditions. False by default.',
        }),
      },
      resolve: async (_root, { first, last, after, before, ...filter }, { database: { prisma } }) =>
        pageOfModel({ first, last, after, before }, prisma.revision, {
          where: await revisionsWhere(prisma, filter),
          columns: ['id'],
          isDescending: true,
        }),
    },
    { name: 'RevisionConnection', description: 'A page of changes.' },
    { name: 'RevisionEdge', description: 'A change and its position in the list.' },
  ),
);

builder.queryField('revisionAdmins', (t) =>
  t.stringList({
    directives: { admin: {} },
    description:
      'Names of all who changed anything, also of admins who were removed, in alphabetical order.',
    resolve: async (_root, _args, { database: { prisma } }) => {
      const names = await prisma.revision.findMany({
        distinct: ['adminName'],
        select: { adminName: true },
        orderBy: { adminName: 'asc' },
      });
      return names.map(({ adminName }) => adminName);
    },
  }),
);
