import type { VerseAlias } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import { changing } from '../../write/changes';
import type { Transaction } from '../../write/entities';
import { problem } from '../../problems';
import { NotFoundError, valid, ValidationError } from '../../errors';
import { changeErrors, targetFields } from '../../targets';
import { VERSE_ALIAS_LIMITS } from '../../../text/limits';
import { nameKeys } from '../../../text/nameKeys';
import { verseIdsOf } from '../../write/verseIds';
import { verseAliasNode } from './verseAlias';
import { verseAliasCreation, verseAliasTarget, verseAliasUpdate } from './verseAliasRules';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const { minLetters, nameCharacters } = VERSE_ALIAS_LIMITS;

const aliasFields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: `As it is to be shown, at most ${nameCharacters} characters and at least ${minLetters} letters, Arabic ones for Arabic, Latin ones for the others.`,
  }),
  language: t.field({
    type: 'Language',
    required: true,
    description: 'Whose readers call it so.',
  }),
  verses: t.string({
    required: true,
    description: 'A verse, "2:255", or some of one surah that follow each other, "2:285-286".',
  }),
});

type Alias = Pick<VerseAlias, 'name' | 'language' | 'verseId' | 'lastVerseId'>;

/** @throws {ValidationError} when the database has no such verses */
async function versesOf(
  tx: Transaction,
  { firstKey, lastKey }: { firstKey: string; lastKey: string },
): Promise<Pick<Alias, 'verseId' | 'lastVerseId'>> {
  const [verseId = 0, lastVerseId = 0] = await verseIdsOf(tx, [firstKey, lastKey], () => 'verses');
  return { verseId, lastVerseId };
}

/** @throws {ValidationError} when the verses have a name already that the same searches find */
async function refuseSame(tx: Transaction, alias: Alias, ownId?: number): Promise<void> {
  const { language, verseId, lastVerseId } = alias;
  const others = await tx.verseAlias.findMany({
    where: { language, verseId, lastVerseId, deletedAt: null, id: { not: ownId } },
    orderBy: { id: 'asc' },
  });
  const keys = nameKeys(alias.name);
  const same = others.find(({ name }) => nameKeys(name).some((key) => keys.includes(key)));
  if (!same) return;
  throw new ValidationError([problem('name', { code: 'NAME_TAKEN', value: same.name })]);
}

builder.relayMutationField(
  'createVerseAlias',
  { description: 'A name of verses; every field must be filled.', inputFields: aliasFields },
  {
    directives: { admin: {} },
    description: 'Gives a verse, or some that follow each other, a name to be found by.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const { verses, ...fields } = valid(verseAliasCreation, input);
      return changing(context, async (changes) => {
        const data = { ...fields, ...(await versesOf(changes.tx, verses)) };
        await refuseSame(changes.tx, data);
        return changes.made('verseAlias', await changes.tx.verseAlias.create({ data }));
      });
    },
  },
  {
    description: 'A name that was made.',
    outputFields: (t) => ({
      verseAlias: t.prismaField({
        type: 'VerseAlias',
        description: 'The new name.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.verseAlias.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'updateVerseAlias',
  {
    description: 'A name of verses with all its fields.',
    inputFields: (t) => ({ ...targetFields(t, 'name'), ...aliasFields(t) }),
  },
  {
    directives: { admin: {} },
    description: 'Saves a name of verses.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, verses, ...fields } = valid(verseAliasUpdate, input);
      await changing(context, async (changes) => {
        const { tx } = changes;
        const data = { ...fields, ...(await versesOf(tx, verses)) };
        await changes.update({ entity: 'verseAlias', id, expectedVersion }, async () => {
          await refuseSame(tx, data, id);
          return data;
        });
      });
      return { id };
    },
  },
  {
    description: 'A name that was saved.',
    outputFields: (t) => ({
      verseAlias: t.prismaField({
        type: 'VerseAlias',
        description: 'The name as it is now.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.verseAlias.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'deleteVerseAlias',
  { description: 'Which name.', inputFields: (t) => targetFields(t, 'name') },
  {
    directives: { admin: {} },
    description: 'Deletes a name: it leaves every answer at once and can be restored.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = valid(verseAliasTarget, input);
      await changing(context, (changes) =>
        changes.update({ entity: 'verseAlias', id, expectedVersion }, () => ({
          deletedAt: new Date().toISOString(),
        })),
      );
      return { id };
    },
  },
  {
    description: 'A name that was deleted.',
    outputFields: (t) => ({
      deletedVerseAliasId: t.globalID({
        description: 'The `id` it had, for lists that show it.',
        resolve: ({ id }) => ({ type: verseAliasNode, id }),
      }),
    }),
  },
);

builder.relayMutationField(
  'restoreVerseAlias',
  { description: 'Which name.', inputFields: (t) => targetFields(t, 'name') },
  {
    directives: { admin: {} },
    description: 'Brings a deleted name back.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = valid(verseAliasTarget, input);
      await changing(
        context,
        (changes) =>
          changes.update(
            { entity: 'verseAlias', id, expectedVersion },
            async (before) => {
              if (!before.deletedAt) throw new NotFoundError(`Name ${id} is not deleted.`);
              await refuseSame(changes.tx, before, id);
              return { deletedAt: null };
            },
            { isDeletedToo: true },
          ),
        'restore',
      );
      return { id };
    },
  },
  {
    description: 'A name that is back.',
    outputFields: (t) => ({
      verseAlias: t.prismaField({
        type: 'VerseAlias',
        description: 'The name as it is now.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.verseAlias.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
