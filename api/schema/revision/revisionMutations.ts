import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { entities, snapshotOf } from '../../write/entities';
import { lockVersesOf, settleGroups } from '../../write/glossGroups';
import { NotFoundError } from '../../errors';
import { changeErrors, expectedVersionField } from '../../targets';

builder.relayMutationField(
  'restoreRevision',
  {
    description: 'The state to restore.',
    inputFields: (t) => ({
      databaseId: t.int({
        required: true,
        description: 'Integer key of the revision.',
      }),
      isBefore: t.boolean({
        description:
          'True to restore the state before the revision, which undoes its change; otherwise the state after it is restored. The state before the first revision is the original row.',
      }),
      expectedVersion: expectedVersionField(t),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Restores the state that a row had after or before a revision, as a new revision. A needs-update mark that a verse has remains. A word whose restored state names the gloss of a word that no longer covers it becomes a word alone. This can also restore a deleted post or name of verses.',
    errors: changeErrors,
    resolve: async (_root, { input: { databaseId, expectedVersion, isBefore } }, context) =>
      changing(
        context,
        async (changes) => {
          const revision = await changes.tx.revision.findUnique({ where: { id: databaseId } });
          const state = isBefore ? revision?.before : revision?.after;
          if (!revision || !state)
            throw new NotFoundError(`There is no revision ${databaseId} with this state.`);
          const { entity, entityId: id } = revision;
          const earlier = snapshotOf(entity, state);
          const { marks = [] } = entities[entity];
          if (entity === 'word') await lockVersesOf(changes.tx, [id]);
          await changes.asOne(async () => {
            await changes.update(
              { entity, id, expectedVersion },
              (current) => {
                const values = new Map(Object.entries(current));
                const kept = marks.filter((mark) => values.get(mark) === true);
                return { ...earlier, ...Object.fromEntries(kept.map((mark) => [mark, true])) };
              },
              { includeDeleted: true },
            );
            if (entity === 'word') await settleGroups(changes, [id]);
          });
          return { id, typename: entities[entity].typename };
        },
        'restore',
      ),
  },
  {
    description: 'Payload of `restoreRevision`.',
    outputFields: (t) => ({
      node: t.node({
        description: 'The row after the change; null if it is deleted in that state.',
        id: ({ id, typename }) => ({ id, type: typename }),
      }),
    }),
  },
);
