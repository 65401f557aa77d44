/** Deleted rows that can be restored. */
import type { PostSection, RevisionEntity } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import { pageOf } from '../../read/pagination';

interface TrashRow {
  entity: RevisionEntity;
  /** Index of the kind, for the order of rows that were deleted at the same time. */
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
    'A deleted post or name of verses, which `restorePost` or `restoreVerseAlias` restores.',
  fields: (t) => ({
    entity: t.expose('entity', { type: 'RevisionEntity', description: 'POST or VERSE_ALIAS.' }),
    databaseId: t.exposeInt('id', { description: 'Integer key of the row.' }),
    version: t.exposeInt('version', {
      description: 'Value of `expectedVersion` for restoring it.',
    }),
    turkishLabel: t.exposeString('turkishLabel', {
      description: 'Title of the post in Turkish, or the name of the verses in its own language.',
    }),
    englishLabel: t.exposeString('englishLabel', {
      description: 'Title of the post in English, or the name of the verses in its own language.',
    }),
    section: t.expose('section', {
      type: 'PostSection',
      nullable: true,
      description: 'Category of the post; null for a name.',
    }),
    deletedAt: t.string({
      description: 'Time of the deletion in ISO 8601, UTC.',
      resolve: ({ deletedAt }) => new Date(deletedAt).toISOString(),
    }),
    deletedBy: t.exposeString('deletedBy', {
      nullable: true,
      description:
        'Name of the admin when it was deleted; null if it was imported without that name.',
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
      description: 'Deleted posts and names of verses, last deleted first.',
      resolve: (_query, args, { database: { sql } }) =>
        pageOf(args, {
          columns: ['d."deletedAt"', 'd.place', 'd.id'],
          isDescending: true,
          // A time in milliseconds since 1970.
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
    { name: 'TrashItemConnection', description: 'A page of the trash.' },
    { name: 'TrashItemEdge', description: 'A deleted row and its position in the list.' },
  ),
);
