import { builder } from '../../builder';
import { tagOf } from '../../database/tags';
import { cachedRows } from '../../read/rowCache';
import { arabicTextOfVerse } from '../../database/verseTexts';
import { NUMBER_OF_VERSES } from '../../../text/quranCounts';
import { neighborIds } from '../../../text/verseReference';

const textOfVerse = cachedRows<number, { id: number; arabicText: string }>({
  maxUnits: NUMBER_OF_VERSES,
  neighbors: neighborIds,
  tagsOf: ({ id }) => [tagOf.verse(id)],
  load: async (verseIds, { database: { sql } }) => {
    const verses = await sql<{ id: number; arabicText: string }>`
      SELECT v.id, ${arabicTextOfVerse} AS "arabicText"
      FROM "Verse" v WHERE v.id = ANY(${[...verseIds]}::int[])`;
    return new Map(verses.map((verse) => [verse.id, verse]));
  },
});

builder.objectField('Verse', 'arabicText', (t) =>
  t.string({
    description:
      'Words of the verse separated by spaces, each with its pause marks, as in Tanzil Uthmani 1.1.',
    resolve: async ({ id, arabicText }, _args, context) =>
      arabicText ?? (await textOfVerse(context, id))?.arabicText ?? '',
  }),
);
