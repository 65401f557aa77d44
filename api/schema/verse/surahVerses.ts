import { builder } from '../../builder';
import { tagOf } from '../../database/tags';
import { cachedRows } from '../../read/rowCache';
import { arabicTextOfVerse } from '../../database/verseTexts';
import { selectVerse, type VerseRow } from '../../read/rows';
import { NUMBER_OF_VERSES } from '../../../text/quranCounts';
import { verseNode } from './verse';

const versesOfSurah = cachedRows<number, VerseRow[]>({
  maxUnits: NUMBER_OF_VERSES,
  unitsOf: ({ length }) => length,
  tagsOf: (verses) => verses.flatMap(({ id, surahId }) => [tagOf.verse(id), tagOf.surah(surahId)]),
  load: async (numbers, { database: { sql } }) => {
    const verses = await sql<VerseRow>`
      SELECT v.*, ${arabicTextOfVerse} AS "arabicText"
      FROM (${selectVerse} WHERE v."surahId" = ANY(${[...numbers]}::int[])) v
      ORDER BY v.id`;
    return new Map(numbers.map((number) => [number, verses.filter((v) => v.surahId === number)]));
  },
});

builder.objectField('Surah', 'verses', (t) =>
  t.field({
    type: [verseNode],
    description:
      'All verses of the surah in order, 3 to 286, without pagination. Its subfields count 286 times in the complexity of a request.',
    resolve: async ({ id }, _args, context) => (await versesOfSurah(context, id)) ?? [],
  }),
);

builder.objectField('Surah', 'basmala', (t) =>
  t.field({
    type: verseNode,
    nullable: true,
    description:
      'Verse 1:1, which is read before verse 1 without being counted. Null for surah 1, where it is verse 1 itself, and for surah 9, which begins without it.',
    resolve: async ({ id }, _args, context) =>
      id === 1 || id === 9 ? null : (await versesOfSurah(context, 1))?.[0],
  }),
);
