import type { Language } from '../../__generated__/prisma/client';
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import type { SurahRow } from '../../read/rows';
import { conditionsOf } from './work';

interface WorkCountRow {
  surah: SurahRow;
  language: Language;
  missing: number;
  needsUpdate: number;
}

const workCount = builder.objectRef<WorkCountRow>('TranslationWorkCount').implement({
  description: 'Numbers of translations to work on in one surah and language.',
  fields: (t) => ({
    surah: t.expose('surah', { type: 'Surah', description: 'The surah of the verses.' }),
    language: t.expose('language', {
      type: 'Language',
      description: 'Language of the translations.',
    }),
    missing: t.exposeInt('missing', { description: 'Verses without a translation.' }),
    needsUpdate: t.exposeInt('needsUpdate', {
      description: 'Verses whose translation is marked as needing an update.',
    }),
  }),
});

const countsIn = (language: 'turkish' | 'english') => {
  const { missing, needsUpdate } = conditionsOf(language);
  return fragment`
    SELECT v."surahId", ${language}::"Language" AS language,
      count(*) FILTER (WHERE ${missing})::int AS missing,
      count(*) FILTER (WHERE ${needsUpdate})::int AS "needsUpdate"
    FROM "Verse" v GROUP BY v."surahId"`;
};

builder.queryField('translationWorkCounts', (t) =>
  t.field({
    type: [workCount],
    directives: { admin: {} },
    description:
      'Numbers of verses to work on by surah and language, Turkish first. Surahs without any are omitted.',
    resolve: (_query, _args, { database: { sql } }) => sql<WorkCountRow>`
      SELECT row_to_json(s) AS surah, c.language, c.missing, c."needsUpdate"
      FROM (${countsIn('turkish')} UNION ALL ${countsIn('english')}) c
      JOIN "Surah" s ON s.id = c."surahId"
      WHERE c.missing > 0 OR c."needsUpdate" > 0
      ORDER BY s.id, c.language`,
  }),
);
