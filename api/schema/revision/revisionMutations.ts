import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { entities, snapshotOf } from '../../write/entities';
import { NotFoundError } from '../../errors';
import { changeErrors } from '../../targets';

builder.relayMutationField(
  'restoreRevision',
  {
    description: 'Which state of a row.',
    inputFields: (t) => ({
      databaseId: t.int({
        required: true,
        description: 'Integer key of the revision that led to that state.',
      }),
      isBefore: t.boolean({
        description:
          'True for the state before that revision instead, which takes the change back: so comes back what a row held before it was first edited.',
      }),
      expectedVersion: t.int({
        description:
          'The `version` of the row that the caller read: another one is a ConflictError and nothing changes. Null restores over whatever is there.',
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Gives a row the state it had after a revision, or before it, as a new revision. A deleted post, or name of a verse, may come back by it.',
    errors: changeErrors,
    resolve: async (_root, { input: { databaseId, expectedVersion, isBefore } }, context) =>
      changing(
        context,
        async (changes) => {
          const revision = await changes.tx.revision.findUnique({ where: { id: databaseId } });
          const state = isBefore ? revision?.before : revision?.after;
          if (!revision || !state) throw new NotFoundError(`There is no state ${databaseId}.`);
          const { entity, entityId: id } = revision;
          await changes.update({ entity, id, expectedVersion }, () => snapshotOf(entity, state), {
            isDeletedToo: true,
          });
          return { id, typename: entities[entity].typename };
        },
        'restore',
      ),
  },
  {
    description: 'A row that has an earlier state again.',
    outputFields: (t) => ({
      node: t.node({
        description: 'The row as it is now; null when that state was a deleted one.',
        id: ({ id, typename }) => ({ id, type: typename }),
      }),
    }),
  },
);
