import { builder } from '../../builder';
import { pageOf } from '../../read/pagination';
import { selectVerse, type VerseRow } from '../../read/rows';
import { checkVerseKey } from '../../write/verseIds';
import { isWork } from './work';

const translationWorkKind = builder.enumType('TranslationWorkKind', {
  description: 'Why the translation of a verse is to be worked on.',
  values: {
    MISSING: { value: 'missing', description: 'It has no translation in the language.' },
    NEEDS_UPDATE: {
      value: 'needsUpdate',
      description: 'It has one, but a word changed since that was last saved.',
    },
  } as const,
});

interface NeighboursRow {
  previousKey: string | null;
  nextKey: string | null;
  position: number | null;
  totalCount: number;
}

const neighbours = builder.objectRef<NeighboursRow>('TranslationWorkNeighbours').implement({
  description: 'What is to be worked on before and after a verse.',
  fields: (t) => ({
    previousKey: t.exposeString('previousKey', {
      nullable: true,
      description: 'Key of the last verse before it that is work; null when there is none.',
    }),
    nextKey: t.exposeString('nextKey', {
      nullable: true,
      description: 'Key of the first verse after it that is work; null when there is none.',
    }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'Place of the verse in the queue, from 1; null when it is no work itself.',
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many verses the queue has.' }),
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
    kind: t.arg({ type: translationWorkKind, description: 'Only what is work for this reason.' }),
  };
  return {
    translationWork: t.connection(
      {
        type: 'Verse',
        directives: { admin: {} },
        description: 'Verses whose translation is missing or needs an update, in mushaf order.',
        args: chosen,
        resolve: (_query, args, { database: { sql } }) => {
          const work = isWork(args);
          return pageOf(args, {
            columns: ['v.id'],
            placeOf: (verse: VerseRow) => [verse.id],
            read: (where, order) =>
              sql<VerseRow>`${selectVerse} WHERE ${where} AND ${work} ${order}`,
            count: () => sql`SELECT count(*)::int AS count FROM "Verse" v WHERE ${work}`,
          });
        },
      },
      { name: 'TranslationWorkConnection', description: 'A page of verses to be worked on.' },
      { name: 'TranslationWorkEdge', description: 'A verse with its place in the queue.' },
    ),
    translationWorkNeighbours: t.field({
      type: neighbours,
      nullable: true,
      directives: { admin: {} },
      description:
        'Where the queue goes on from a verse, whether that is work or not; null when the mushaf has no such verse.',
      args: {
        key: t.arg.string({ required: true, description: 'Surah, colon, verse: "2:255".' }),
        ...chosen,
      },
      resolve: async (_query, { key, ...args }, { database: { sql } }) => {
        const [row] = await sql<NeighboursRow>`
          WITH work AS (SELECT v.id, v.key FROM "Verse" v WHERE ${isWork(args)})
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
