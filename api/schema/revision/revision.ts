import type { RevisionEntity, RevisionSource } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import { adminOf } from '../../context';
import { pageOfModel } from '../../read/paginationOfModel';

const ENTITIES: Record<RevisionEntity, string> = {
  surah: 'A row of the Qur’an index.',
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
  import: 'It came from a file.',
  restore: 'An admin brought an earlier state back.',
};

/** "termElement" is TERM_ELEMENT. */
const nameOf = (value: string) => value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const valuesOf = <Value extends string>(descriptions: Record<Value, string>) =>
  Object.fromEntries(
    (Object.keys(descriptions) as Value[]).map((value) => [
      nameOf(value),
      { value, description: descriptions[value] },
    ]),
  );

export const revisionEntity = builder.enumType('RevisionEntity', {
  description: 'What kind of row was changed.',
  values: valuesOf(ENTITIES),
});

const revisionSource = builder.enumType('RevisionSource', {
  description: 'Where a change came from.',
  values: valuesOf(SOURCES),
});

const revisionNode = builder.prismaNode('Revision', {
  description: 'What one change did to one row. Only an admin can fetch one by `node`.',
  id: { field: 'id' },
  nullable: true,
  findUnique: async (id, context) => {
    await adminOf(context);
    return { id: Number(id) };
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key; a later change has a higher one.' }),
    entity: t.expose('entity', { type: revisionEntity, description: 'What kind of row.' }),
    entityId: t.exposeInt('entityId', { description: 'Integer key of the row.' }),
    version: t.exposeInt('version', { description: 'The version of the row after the change.' }),
    adminName: t.exposeString('adminName', { description: 'Who made it, as they were named.' }),
    source: t.expose('source', { type: revisionSource, description: 'How it was made.' }),
    createdAt: t.string({
      description: 'When, in ISO 8601, UTC.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    before: t.expose('before', {
      type: 'JSON',
      nullable: true,
      description: 'The row before the change; null when the change made it.',
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
      description: 'What was changed, newest first: everything, or one kind of row, or one row.',
      args: {
        entity: t.arg({ type: revisionEntity, description: 'Only changes of this kind of row.' }),
        entityId: t.arg.int({ description: 'Only changes of the row with this integer key.' }),
      },
      resolve: (_root, { entity, entityId, ...args }, { database: { prisma } }) =>
        pageOfModel(args, prisma.revision, {
          where: { entity: entity ?? undefined, entityId: entityId ?? undefined },
          columns: ['id'],
          isDescending: true,
        }),
    },
    { name: 'RevisionConnection', description: 'A page of changes.' },
    { name: 'RevisionEdge', description: 'A change with its place in the list.' },
  ),
);
