/** What was deleted and can be brought back. */
import type { PostSection, RevisionEntity } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import { pageOf } from '../../read/pagination';

interface TrashRow {
  entity: RevisionEntity;
  /** Of its kind among the kinds, for the order of what was deleted at the same time. */
  place: number;
  id: number;
  version: number;
  turkishLabel: string;
  englishLabel: string;
  section: PostSection | null;
  deletedAt: Date;
  deletedBy: string | null;
}

const trashItem = builder.objectRef<TrashRow>('TrashItem').implement({
  description:
    'A post or a name of verses that was deleted: `restorePost` or `restoreVerseAlias` brings it back.',
  fields: (t) => ({
    entity: t.expose('entity', { type: 'RevisionEntity', description: 'POST or VERSE_ALIAS.' }),
    databaseId: t.exposeInt('id', { description: 'Integer key, for restoring it.' }),
    version: t.exposeInt('version', {
      description: 'What to restore it with as `expectedVersion`.',
    }),
    turkishLabel: t.exposeString('turkishLabel', {
      description: 'Title of the post in Turkish; the name of the verses, whatever its language.',
    }),
    englishLabel: t.exposeString('englishLabel', {
      description: 'Title of the post in English; the name of the verses likewise.',
    }),
    section: t.expose('section', {
      type: 'PostSection',
      nullable: true,
      description: 'The category of the post; null for a name.',
    }),
    deletedAt: t.string({
      description: 'When it was deleted, in ISO 8601, UTC.',
      resolve: ({ deletedAt }) => new Date(deletedAt).toISOString(),
    }),
    deletedBy: t.exposeString('deletedBy', {
      nullable: true,
      description:
        'Who deleted it, as they were named; null when it came with an import that does not say.',
    }),
  }),
});

const deleted = fragment`(
  SELECT 'post'::"RevisionEntity" AS entity, 1 AS place, id, version,
    "turkishTitle" AS "turkishLabel", "englishTitle" AS "englishLabel", section, "deletedAt"
  FROM "Post" WHERE "deletedAt" IS NOT NULL
  UNION ALL
  SELECT 'verseAlias', 2, id, version, name, name, NULL, "deletedAt"
  FROM "VerseAlias" WHERE "deletedAt" IS NOT NULL
) d`;

const deletedBy = fragment`(
  SELECT r."adminName" FROM "Revision" r
  WHERE r.entity = d.entity AND r."entityId" = d.id
    AND r.before ->> 'deletedAt' IS NULL AND r.after ->> 'deletedAt' IS NOT NULL
  ORDER BY r.version DESC LIMIT 1
)`;

builder.queryField('trash', (t) =>
  t.connection(
    {
      type: trashItem,
      directives: { admin: {} },
      description: 'Posts and names of verses that were deleted, the last one first.',
      resolve: (_query, args, { database: { sql } }) =>
        pageOf(args, {
          columns: ['d."deletedAt"', 'd.place', 'd.id'],
          isDescending: true,
          // The time in milliseconds since 1970.
          digits: [13],
          placeOf: ({ deletedAt, place, id }: TrashRow) => [
            new Date(deletedAt).getTime(),
            place,
            id,
          ],
          valuesOf: ([time = 0, ...rest]) => [
            fragment`to_timestamp(${time}::float8 / 1000)`,
            ...rest,
          ],
          read: (where, order) => sql<TrashRow>`
            SELECT d.*, ${deletedBy} AS "deletedBy" FROM ${deleted} WHERE ${where} ${order}`,
          count: () => sql`SELECT count(*)::int AS count FROM ${deleted}`,
        }),
    },
    { name: 'TrashItemConnection', description: 'A page of what was deleted.' },
    { name: 'TrashItemEdge', description: 'Something deleted with its place in the list.' },
  ),
);
