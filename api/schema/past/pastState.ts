/** What the earlier states of all kinds of rows have in common. */
import { builder } from '../../builder';
import { EVERYTHING } from '../../database/tags';
import { knownInPlaceOf, timeOf, type KnownRevisions } from '../../read/past/revisions';

export interface PastState {
  revision: number;
  /** Revisions that changed any of it since; a revision may be there more than once. */
  later: number[];
}

export const pastState = builder.interfaceRef<PastState>('PastState').implement({
  description:
    'What a page of this site showed at an earlier content revision, by undoing the changes that were logged since. It never changes, except for what it says about later revisions. It is no `Node`, so that caches by id keep the present row.',
  fields: (t) => ({
    revision: t.exposeInt('revision', { description: 'The content revision that was asked for.' }),
    changedAt: t.string({
      nullable: true,
      description:
        'Time of the last change of any content up to this revision, in ISO 8601, UTC; null if it was before the log of changes.',
      resolve: ({ revision }, _args, context) => timeOf(revision, context),
    }),
    numberOfLaterRevisions: t.int({
      description:
        'Number of later content revisions that changed something of it; 0 if it is as now.',
      resolve: ({ later }) => new Set(later).size,
    }),
    lastChangedAt: t.string({
      nullable: true,
      description: 'Time of the latest of these, in ISO 8601, UTC; null if there is none.',
      resolve: ({ later }, _args, context) =>
        later.length > 0 ? timeOf(Math.max(...later), context) : null,
    }),
  }),
});

/** What all these pages show of a surah. */
export const SHOWN_OF_SURAH = ['turkishNameTranscription', 'englishNameTranscription'];

export const REVISION = {
  required: true,
  description:
    'A content revision: the present one or an earlier one since which changes are logged. Any other number is an error (`BAD_USER_INPUT`) that names both.',
} as const;

const unknownRevision = builder.objectRef<KnownRevisions>('UnknownRevision').implement({
  description: 'The content revisions that can be shown, in place of one that cannot.',
  fields: (t) => ({
    firstRevision: t.exposeInt('first', {
      description: 'The earliest one; later changes are logged.',
    }),
    lastRevision: t.exposeInt('last', { description: 'The present one.' }),
  }),
});

builder.queryField('unknownRevision', (t) =>
  t.field({
    type: unknownRevision,
    nullable: true,
    description:
      'Null if `verseAt`, `postAt` and `termAt` can show this content revision; otherwise those that they can show.',
    args: { revision: t.arg.int({ required: true, description: 'Any number.' }) },
    resolve: async (_query, { revision }, context) => {
      const known = await knownInPlaceOf(revision, context);
      if (known) context.tags.add(EVERYTHING);
      return known;
    },
  }),
);
