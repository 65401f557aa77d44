/** Names of the rows whose integer keys occur in the states of a revision. */
import { builder } from '../../builder';
import type { Context } from '../../context';
import { perRequest } from '../../read/loader';

interface Named {
  kind: 'verse' | 'post' | 'term' | 'termElement' | 'root';
  id: number;
  turkishLabel: string;
  englishLabel: string;
}

const kindOfName = builder.enumType('RevisionNameKind', {
  description: 'Kind of a row whose integer key occurs in a change.',
  values: {
    VERSE: {
      value: 'verse',
      description: 'A verse: `verseId`, `lastVerseId`, one of `verseIds` or of `verses`.',
    },
    POST: {
      value: 'post',
      description: 'A post: `postId`, `broaderId` or one of `relatedIds`.',
    },
    TERM: { value: 'term', description: 'A term: one of `termIds`.' },
    TERM_ELEMENT: { value: 'termElement', description: 'A term element: one of `termElementIds`.' },
    ROOT: { value: 'root', description: 'A root: `rootId`.' },
  } as const,
});

const revisionName = builder.objectRef<Named>('RevisionName').implement({
  description: 'Name of a row whose integer key occurs in a change.',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindOfName, description: 'Kind of the row.' }),
    databaseId: t.exposeInt('id', { description: 'Integer key of the row.' }),
    turkishLabel: t.exposeString('turkishLabel', {
      description:
        'Key of the verse, e.g. "2:255"; title of the post, name of the term or label of the term element in Turkish; letters of the root.',
    }),
    englishLabel: t.exposeString('englishLabel', {
      description: 'Like `turkishLabel`, with the title, name or label in English.',
    }),
  }),
});

type Read = (ids: number[], context: Context) => Promise<Named[]>;

/** Reads all names of one kind for a page of revisions in one statement, including deleted ones. */
const namesOf = (read: Read) =>
  perRequest<number, Named>(async (ids, context) => {
    const rows = await read([...ids], context);
    return new Map(rows.map((row) => [row.id, row]));
  });

const verses = namesOf(
  (ids, { database: { sql } }) => sql<Named>`
    SELECT 'verse' AS kind, id, key AS "turkishLabel", key AS "englishLabel"
    FROM "Verse" WHERE id = ANY(${ids}::int[])`,
);

const posts = namesOf(
  (ids, { database: { sql } }) => sql<Named>`
    SELECT 'post' AS kind, id, "turkishTitle" AS "turkishLabel", "englishTitle" AS "englishLabel"
    FROM "Post" WHERE id = ANY(${ids}::int[])`,
);

const terms = namesOf(
  (ids, { database: { sql } }) => sql<Named>`
    SELECT 'term' AS kind, id, "turkishName" AS "turkishLabel", "englishName" AS "englishLabel"
    FROM "Term" WHERE id = ANY(${ids}::int[])`,
);

const termElements = namesOf(
  (ids, { database: { sql } }) => sql<Named>`
    SELECT 'termElement' AS kind, id, "turkishLabel", "englishLabel"
    FROM "TermElement" WHERE id = ANY(${ids}::int[])`,
);

const roots = namesOf(
  (ids, { database: { sql } }) => sql<Named>`
    SELECT 'root' AS kind, id, letters AS "turkishLabel", letters AS "englishLabel"
    FROM "Root" WHERE id = ANY(${ids}::int[])`,
);

/** The fields of a snapshot that contain integer keys of other rows. */
interface Keys {
  verseId?: number;
  lastVerseId?: number;
  verseIds?: number[];
  verses?: { verseId: number }[];
  postId?: number;
  broaderId?: number | null;
  relatedIds?: number[];
  termIds?: number[];
  termElementIds?: number[];
  rootId?: number | null;
}

const isKey = (id: number | null | undefined) => id != null;

const postIdsIn = ({ postId, broaderId, relatedIds = [] }: Keys) =>
  [postId, broaderId, ...relatedIds].filter(isKey);

const verseIdsIn = ({ verseId, lastVerseId, verseIds = [], verses: rows = [] }: Keys) =>
  [verseId, lastVerseId, ...verseIds, ...rows.map((row) => row.verseId)].filter(isKey);

builder.prismaObjectField('Revision', 'names', (t) =>
  t.field({
    type: [revisionName],
    description:
      'Names of the rows whose integer keys occur in `before` and `after`: each verse, post, term, term element and root once, ordered by key. Rows that no longer exist are omitted.',
    resolve: async ({ before, after }, _args, context) => {
      const states = [before, after].map((state) => (state ?? {}) as Keys);
      const ids = (keysOf: (state: Keys) => number[]) =>
        [...new Set(states.flatMap(keysOf))].sort((left, right) => left - right);
      const names = await Promise.all([
        ...ids(verseIdsIn).map((id) => verses(context).load(id)),
        ...ids(postIdsIn).map((id) => posts(context).load(id)),
        ...ids(({ termIds = [] }) => termIds).map((id) => terms(context).load(id)),
        ...ids(({ termElementIds = [] }) => termElementIds).map((id) =>
          termElements(context).load(id),
        ),
        ...ids(({ rootId }) => [rootId].filter(isKey)).map((id) => roots(context).load(id)),
      ]);
      return names.filter((name) => name !== undefined);
    },
  }),
);
