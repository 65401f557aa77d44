import { textLanguage } from '../../errors';
import { builder } from '../../builder';
import { pageOf } from '../../read/pagination';
import { selectVerse, type VerseRow } from '../../read/rows';
import { checkVerseKey } from '../../write/verseIds';
import { isWork } from './work';

const translationWorkKind = builder.enumType('TranslationWorkKind', {
  description: 'Reason to work on the translation of a verse.',
  values: {
    MISSING: { value: 'missing', description: 'The verse has no translation in the language.' },
    NEEDS_UPDATE: {
      value: 'needsUpdate',
      description:
        'The gloss of a word has changed since the translation was last saved or confirmed.',
    },
  } as const,
});

interface NeighborsRow {
  previousKey: string | null;
  nextKey: string | null;
  position: number | null;
  totalCount: number;
}

const neighbors = builder.objectRef<NeighborsRow>('TranslationWorkNeighbors').implement({
  description: 'Neighbors of a verse in the translation queue.',
  fields: (t) => ({
    previousKey: t.exposeString('previousKey', {
      nullable: true,
      description: 'Key of the previous verse in the queue; null if there is none.',
    }),
    nextKey: t.exposeString('nextKey', {
      nullable: true,
      description: 'Key of the next verse in the queue; null if there is none.',
    }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'Position of the verse in the queue, from 1; null if it is not in the queue.',
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of verses in the queue.' }),
  }),
});

builder.queryFields((t) => {
  const chosen = {
    language: t.arg({
      type: 'Language',
      required: true,
      description: 'Language of the translation: TURKISH or ENGLISH.',
    }),
    surah: t.arg.int({ description: 'Only verses of the surah with this number, 1 to 114.' }),
    kind: t.arg({
      type: translationWorkKind,
      description: 'Only verses that need work for this reason.',
    }),
  };
  return {
    translationWork: t.connection(
      {
        type: 'Verse',
        directives: { admin: {} },
        description: 'Verses whose translation is missing or needs an update, in mushaf order.',
        args: chosen,
        resolve: (_query, args, { database: { sql } }) => {
          const work = isWork({ ...args, language: textLanguage(args.language) });
          return pageOf(args, {
            columns: ['v.id'],
            placeOf: (verse: VerseRow) => [verse.id],
            read: (where, order) =>
              sql<VerseRow>`${selectVerse} WHERE ${where} AND ${work} ${order}`,
            count: () => sql`SELECT count(*)::int AS count FROM "Verse" v WHERE ${work}`,
          });
        },
      },
      { name: 'TranslationWorkConnection', description: 'A page of the translation queue.' },
      { name: 'TranslationWorkEdge', description: 'A verse and its position in the queue.' },
    ),
    translationWorkNeighbors: t.field({
      type: neighbors,
      nullable: true,
      directives: { admin: {} },
      description:
        'Neighbors of a verse in the queue, whether or not the verse itself is in it; null if there is no such verse.',
      args: {
        key: t.arg.string({ required: true, description: 'Key of the verse, e.g. "2:255".' }),
        ...chosen,
      },
      resolve: async (_query, { key, ...args }, { database: { sql } }) => {
        const [row] = await sql<NeighborsRow>`
          WITH work AS (SELECT v.id, v.key FROM "Verse" v WHERE ${isWork({ ...args, language: textLanguage(args.language) })})
          SELECT
            (SELECT key FROM work WHERE id < v.id ORDER BY id DESC LIMIT 1) AS "previousKey",
            (SELECT key FROM work WHERE id > v.id ORDER BY id LIMIT 1) AS "nextKey",
            (SELECT CASE WHEN bool_or(id = v.id) THEN count(*) FILTER (WHERE id <= v.id)::int END
              FROM work) AS position,
            (SELECT count(*)::int FROM work) AS "totalCount"
          FROM "Verse" v WHERE v.key = ${checkVerseKey(key)}`;
        return row ?? null;
      },
    }),
  };
});
