/** Parameters and response of the feed of changes. */
import { z } from 'zod';
import { count, positive } from './fields';
import { wholeNumber } from './search';
import { enumOf, id, nullable } from './shapes';

const kinds = enumOf('ChangeKind');

export const changesParameters = z.object({
  since: wholeNumber(undefined, 0, 999_999_999, 1)
    .nonoptional({ error: 'A content revision, from 0.' })
    .describe('The content revision that the caller has.'),
  kinds: z
    .preprocess(
      (text: string | undefined) => (text ? text.split(',') : undefined),
      z.array(kinds.request).optional(),
    )
    .describe('Only changes of these kinds, separated by commas.'),
  first: wholeNumber(100, 1, 500).describe('Number of changes of the page, 1 to 500.'),
  after: z
    .string()
    .optional()
    .describe('The `endCursor` of the page before, with the same `since` and `kinds`.'),
});

const change = z
  .object({
    revision: positive.describe('Content revision of the last change.'),
    changedAt: z.string().describe('Time of the last change in ISO 8601, UTC.'),
    kind: kinds.answer.describe('Kind of the row.'),
    id,
    key: nullable.describe(
      'Key of the verse or word, letters of the root, the letter or sign, slug of the translation.',
    ),
    fields: z.array(z.string()).describe('Fields that were changed.'),
    isGone: z.boolean().describe('True if the row was deleted.'),
    tableRows: z
      .record(z.string(), z.record(z.string(), z.unknown()).nullable())
      .describe(
        'The row as it is now in each table of the downloads that has it, by the name of the table; null where it is gone.',
      ),
  })
  .meta({ id: 'Change', description: 'All changes of one row since a content revision.' });

interface ChangesOfDocument {
  nodes: object[];
}

export const changes = z.preprocess(
  ({ nodes, ...page }: ChangesOfDocument) => ({ ...page, changes: nodes }),
  z
    .object({
      contentRevision: count.describe('The revision up to which the changes are complete.'),
      oldestRevision: count.describe('The least `since` that this server can answer.'),
      hasNextPage: z.boolean().describe('True if there are changes after the page.'),
      endCursor: nullable.describe('The `after` of the next page.'),
      changes: z.array(change),
    })
    .meta({ id: 'Changes', description: 'A page of the changes since a content revision.' }),
);
