import { builder } from '../builder';
import { changing } from '../changes';
import type { Transaction } from '../entities';
import { NotFoundError, valid, ValidationError } from '../errors';
import type { VerseAliasRow } from '../rows';
import { changeErrors, targetFields } from '../targets';
import { nameKeys } from '../text/nameKeys';
import { verseIdsOf } from '../verseReferences';
import { verseAliasNode } from './verseAlias';
import { verseAliasCreation, verseAliasTarget, verseAliasUpdate } from './verseAliasRules';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const aliasFields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description:
      'As it is to be shown, 2 to 100 characters, two letters at least; Arabic letters for Arabic, Latin for the others.',
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

type Alias = Pick<VerseAliasRow, 'name' | 'language' | 'verseId' | 'lastVerseId'>;

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
  const message = `The verses have this name already, written “${same.name}”.`;
  throw new ValidationError([{ field: 'name', message }]);
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
      const id = await changing(context, async (changes) => {
        const data = { ...fields, ...(await versesOf(changes.tx, verses)) };
        await refuseSame(changes.tx, data);
        const alias = await changes.tx.verseAlias.create({ data });
        await changes.keep('verseAlias', alias.id, null);
        return alias.id;
      });
      return { id };
    },
  },
  {
    description: 'A name that was made.',
    outputFields: (t) => ({
      verseAlias: t.field({
        type: verseAliasNode,
        description: 'The new name.',
        resolve: ({ id }) => id,
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
      verseAliasNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A name that was saved.',
    outputFields: (t) => ({
      verseAlias: t.field({
        type: verseAliasNode,
        description: 'The name as it is now.',
        resolve: ({ id }) => id,
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
      verseAliasNode.getDataloader(context).clear(id);
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
              await refuseSame(changes.tx, before as unknown as Alias, id);
              return { deletedAt: null };
            },
            { isDeletedToo: true },
          ),
        'restore',
      );
      verseAliasNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A name that is back.',
    outputFields: (t) => ({
      verseAlias: t.field({
        type: verseAliasNode,
        description: 'The name as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
