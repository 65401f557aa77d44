import type { VerseAlias } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import { changing } from '../../write/changes';
import type { Transaction } from '../../write/entities';
import { problem } from '../../problems';
import { NotFoundError, parseInput, ValidationError } from '../../errors';
import { changeErrors, clientKeyField, IS_REPEATED, targetFields } from '../../targets';
import { VERSE_ALIAS_LIMITS } from '../../../text/limits';
import { References } from '../../../text/references';
import { keyOfVerseId } from '../../../text/verseReference';
import { searchedKeys } from '../../read/searchNames';
import { readQuery } from '../../../text/readQuery';
import { createOnce } from '../../write/creations';
import { verseIdsOf } from '../../write/verseIds';
import { verseAliasNode } from './verseAlias';
import { verseAliasCreation, verseAliasTarget, verseAliasUpdate } from './verseAliasRules';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const { minLetters, nameCharacters } = VERSE_ALIAS_LIMITS;

const aliasFields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: `The name to show: at most ${nameCharacters} characters and at least ${minLetters} letters, Arabic letters for ARABIC, Latin letters for other languages.`,
  }),
  language: t.field({
    type: 'Language',
    required: true,
    description: 'Language of the name.',
  }),
  verses: t.string({
    required: true,
    description: 'A verse ("2:255") or consecutive verses of one surah ("2:285-286").',
  }),
});

type Alias = Pick<VerseAlias, 'name' | 'language' | 'verseId' | 'lastVerseId'>;

/** @throws {ValidationError} if the database has no such verses */
async function versesOf(
  tx: Transaction,
  { firstKey, lastKey }: { firstKey: string; lastKey: string },
): Promise<Pick<Alias, 'verseId' | 'lastVerseId'>> {
  const [verseId = 0, lastVerseId = 0] = await verseIdsOf(tx, [firstKey, lastKey], () => 'verses');
  return { verseId, lastVerseId };
}

/**
 * Refuses a name that searches would not find.
 * @throws {ValidationError} if it has the form of a reference or a root, if the verses already have a name that the
 *   same searches find, or if other verses have one
 */
async function refuseUnfindable(tx: Transaction, alias: Alias, ownId?: number): Promise<void> {
  const references = new References(await tx.surah.findMany());
  const reference = references.parse(alias.name);
  const isReference = reference !== undefined && reference.kind !== 'surah';
  if (isReference || readQuery(alias.name).root) {
    throw new ValidationError([problem('name', { code: 'NAME_IS_A_REFERENCE' })]);
  }
  const { language, verseId, lastVerseId } = alias;
  const others = await tx.verseAlias.findMany({
    where: { deletedAt: null, id: { not: ownId } },
    orderBy: { id: 'asc' },
  });
  const keys = searchedKeys(alias.name);
  const same = others.filter(({ name }) => searchedKeys(name).some((key) => keys.includes(key)));
  const ofOthers = same.find((one) => one.verseId !== verseId || one.lastVerseId !== lastVerseId);
  if (ofOthers) {
    const value = keyOfVerseId(ofOthers.verseId);
    throw new ValidationError([problem('name', { code: 'NAME_OF_OTHER_VERSES', value })]);
  }
  const taken = same.find((one) => one.language === language);
  if (!taken) return;
  throw new ValidationError([problem('name', { code: 'NAME_TAKEN', value: taken.name })]);
}

builder.relayMutationField(
  'createVerseAlias',
  {
    description: 'A new name of verses; no field may be empty.',
    inputFields: (t) => ({ ...aliasFields(t), clientKey: clientKeyField(t) }),
  },
  {
    directives: { admin: {} },
    description: 'Creates a name by which a verse or consecutive verses can be found.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const { verses, clientKey, ...fields } = parseInput(verseAliasCreation, input);
      return changing(context, (changes) =>
        createOnce(changes, { entity: 'verseAlias', clientKey }, async () => {
          const data = { ...fields, ...(await versesOf(changes.tx, verses)) };
          await refuseUnfindable(changes.tx, data);
          return changes.tx.verseAlias.create({ data });
        }),
      );
    },
  },
  {
    description: 'Payload of `createVerseAlias`.',
    outputFields: (t) => ({
      isRepeated: t.exposeBoolean('isRepeated', { description: IS_REPEATED }),
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
    description: 'All fields of a name of verses.',
    inputFields: (t) => ({ ...targetFields(t, 'name'), ...aliasFields(t) }),
  },
  {
    directives: { admin: {} },
    description: 'Saves a name of verses.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const {
        databaseId: id,
        expectedVersion,
        verses,
        ...fields
      } = parseInput(verseAliasUpdate, input);
      await changing(context, async (changes) => {
        const { tx } = changes;
        const data = { ...fields, ...(await versesOf(tx, verses)) };
        await changes.update({ entity: 'verseAlias', id, expectedVersion }, async () => {
          await refuseUnfindable(tx, data, id);
          return data;
        });
      });
      return { id };
    },
  },
  {
    description: 'Payload of `updateVerseAlias`.',
    outputFields: (t) => ({
      verseAlias: t.prismaField({
        type: 'VerseAlias',
        description: 'The name after the change.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.verseAlias.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'deleteVerseAlias',
  { description: 'The name to delete.', inputFields: (t) => targetFields(t, 'name') },
  {
    directives: { admin: {} },
    description: 'Deletes a name. It disappears from all responses at once and can be restored.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = parseInput(verseAliasTarget, input);
      await changing(context, (changes) =>
        changes.update({ entity: 'verseAlias', id, expectedVersion }, () => ({
          deletedAt: new Date().toISOString(),
        })),
      );
      return { id };
    },
  },
  {
    description: 'Payload of `deleteVerseAlias`.',
    outputFields: (t) => ({
      deletedVerseAliasId: t.globalID({
        description: 'The `id` of the deleted row, for removing it from lists.',
        resolve: ({ id }) => ({ type: verseAliasNode, id }),
      }),
    }),
  },
);

builder.relayMutationField(
  'restoreVerseAlias',
  { description: 'The name to restore.', inputFields: (t) => targetFields(t, 'name') },
  {
    directives: { admin: {} },
    description: 'Restores a deleted name.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = parseInput(verseAliasTarget, input);
      await changing(
        context,
        (changes) =>
          changes.update(
            { entity: 'verseAlias', id, expectedVersion },
            async (before) => {
              if (!before.deletedAt) throw new NotFoundError(`Name ${id} is not deleted.`);
              await refuseUnfindable(changes.tx, before, id);
              return { deletedAt: null };
            },
            { includeDeleted: true },
          ),
        'restore',
      );
      return { id };
    },
  },
  {
    description: 'Payload of `restoreVerseAlias`.',
    outputFields: (t) => ({
      verseAlias: t.prismaField({
        type: 'VerseAlias',
        description: 'The name after the change.',
        resolve: (query, { id }, _args, { database: { prisma } }) =>
          prisma.verseAlias.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
