import { builder } from '../../builder';
import { kept } from '../../read/rowCache';
import { arabicTextOfVerse } from '../../read/rows';
import { neighbourIds } from '../../../text/verseReference';

const textOfVerse = kept<number, { arabicText: string }>({
  most: 6236,
  neighbours: neighbourIds,
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
      'Its words in one line with a space between two, each with the pause mark that follows it; as Tanzil Uthmani 1.1 writes them.',
    resolve: async ({ id, arabicText }, _args, context) =>
      arabicText ?? (await textOfVerse(context, id))?.arabicText ?? '',
  }),
);
