/** Words in the order of the mushaf with the counts of missing glosses, for filling them one after the other. */
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import { textLanguage } from '../../errors';
import { pageOf } from '../../read/pagination';
import { selectWord, type SurahRow, type WordRow } from '../../read/rows';
import type { TranslationLanguage } from './glossRules';

/** A word that the gloss of another covers needs none. */
const IS_MISSING = {
  turkish: fragment`(COALESCE(btrim(w."turkishTranslation"), '') = ''
    AND COALESCE(w."turkishGlossOf", w."numberInVerse") = w."numberInVerse")`,
  english: fragment`(COALESCE(btrim(w."englishTranslation"), '') = ''
    AND COALESCE(w."englishGlossOf", w."numberInVerse") = w."numberInVerse")`,
};

interface GlossCountRow {
  surah: SurahRow;
  language: TranslationLanguage;
  missing: number;
}

const glossWorkCount = builder.objectRef<GlossCountRow>('GlossWorkCount').implement({
  description: 'Number of missing glosses in one surah and language.',
  fields: (t) => ({
    surah: t.expose('surah', { type: 'Surah', description: 'The surah of the words.' }),
    language: t.expose('language', { type: 'Language', description: 'Language of the glosses.' }),
    missing: t.exposeInt('missing', {
      description:
        'Words without a gloss of their own or of a neighbor that covers them, at least 1.',
    }),
  }),
});

const countsIn = (language: TranslationLanguage) => fragment`
  SELECT v."surahId", ${language}::"Language" AS language, count(*)::int AS missing
  FROM "Word" w JOIN "Verse" v ON v.id = w."verseId"
  WHERE ${IS_MISSING[language]} GROUP BY v."surahId"`;

builder.queryFields((t) => ({
  glossWork: t.connection(
    {
      type: 'Word',
      directives: { admin: {} },
      description: 'Words whose glosses an admin fills or reviews, in mushaf order.',
      args: {
        language: t.arg({
          type: 'Language',
          required: true,
          description: 'Language of the glosses: TURKISH or ENGLISH.',
        }),
        surah: t.arg.int({ description: 'Only words of the surah with this number, 1 to 114.' }),
        isMissing: t.arg.boolean({
          description:
            'True for words without a gloss of their own or of a neighbor that covers them only. False by default.',
        }),
      },
      resolve: (_query, { surah = null, isMissing, ...args }, { database: { sql } }) => {
        const language = textLanguage(args.language);
        const isChosen = fragment`(${surah}::int IS NULL OR v."surahId" = ${surah}::int)
          AND (${!isMissing} OR ${IS_MISSING[language]})`;
        const ofVerse = fragment`JOIN "Verse" v ON v.id = w."verseId"`;
        return pageOf(args, {
          columns: ['w.id'],
          placeOf: (word: WordRow) => [word.id],
          read: (where, order) =>
            sql<WordRow>`${selectWord} ${ofVerse} WHERE ${where} AND ${isChosen} ${order}`,
          count: () =>
            sql`SELECT count(*)::int AS count FROM "Word" w ${ofVerse} WHERE ${isChosen}`,
        });
      },
    },
    { name: 'GlossWorkConnection', description: 'A page of words to gloss.' },
    { name: 'GlossWorkEdge', description: 'A word and its position in the list.' },
  ),
  glossWorkCounts: t.field({
    type: [glossWorkCount],
    directives: { admin: {} },
    description:
      'Numbers of missing glosses by surah and language, Turkish first. Surahs without any are omitted.',
    resolve: (_query, _args, { database: { sql } }) => sql<GlossCountRow>`
      SELECT row_to_json(s) AS surah, c.language, c.missing
      FROM (${countsIn('turkish')} UNION ALL ${countsIn('english')}) c
      JOIN "Surah" s ON s.id = c."surahId" ORDER BY s.id, c.language`,
  }),
}));
