import { builder } from '../../builder';
import { NotFoundError } from '../../errors';
import { changing } from '../../write/changes';
import { snapshotOf } from '../../write/entities';
import { lockVersesOf, settleGroups } from '../../write/glossGroups';
import { undoWords } from '../../write/wordChanges';
import { changeSet } from './changeSet';

const asNodes = (ids: readonly number[]) => ids.map((id) => ({ id, type: 'Word' }));

builder.relayMutationField(
  'undoChangeSet',
  {
    description: 'The change set to undo.',
    inputFields: (t) => ({
      databaseId: t.int({ required: true, description: 'Integer key of the change set.' }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Undoes the changes of a change set as a new change set. Words of which a value of the set has been changed since are left as they are and returned as `changedSince`; other fields of the words keep later changes.',
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { databaseId } }, context) =>
      changing(
        context,
        async (changes) => {
          const revisions = await changes.tx.revision.findMany({
            where: { changeSetId: databaseId, entity: 'word' },
          });
          if (revisions.length === 0)
            throw new NotFoundError(`There is no change set ${databaseId}.`);
          const words = revisions.map(({ before, after }) => ({
            before: snapshotOf('word', before),
            after: snapshotOf('word', after),
          }));
          const ids = revisions.map(({ entityId }) => entityId);
          await lockVersesOf(changes.tx, ids);
          let undone: number[] = [];
          let left: number[] = [];
          const changeSetId = await changes.asOne(async () => {
            ({ undone, left } = await undoWords(changes, words));
            await settleGroups(changes, undone);
          });
          return { changeSetId, undone, left };
        },
        'restore',
      ),
  },
  {
    description: 'Payload of `undoChangeSet`.',
    outputFields: (t) => ({
      changeSet: t.field({
        type: changeSet,
        nullable: true,
        description: 'The new changes; null if at most one word has been changed back.',
        resolve: ({ changeSetId }) => (changeSetId === null ? null : { id: changeSetId }),
      }),
      undone: t.nodeList({
        description: 'The words that were changed back, in mushaf order.',
        ids: ({ undone }) => asNodes(undone),
      }),
      changedSince: t.nodeList({
        description: 'The words that were left, because they have been changed since.',
        ids: ({ left }) => asNodes(left),
      }),
    }),
  },
);
