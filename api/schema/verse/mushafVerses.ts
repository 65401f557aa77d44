/** The verses of pages and juz of the mushaf. */
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import type { PageExtensions } from '../../read/pagination';
import { keyOfVerseId } from '../../../text/verseReference';
import { importedVerse, verseConnection, verseNode, versesPage } from './verse';

const ENDS = {
  firstVerse: ['first', 'The first of its verses.'],
  lastVerse: ['last', 'The last of its verses.'],
} as const;

for (const [type, pageSize] of [
  ['MushafPage', 100],
  ['Juz', 20],
] as const) {
  builder.objectField(type, 'verses', (t) =>
    t.connection(
      {
        type: 'Verse',
        description: `Its verses in mushaf order. Without \`first\` or \`last\`, a page of the list has ${pageSize}.`,
        extensions: { pageSize } satisfies PageExtensions,
        resolve: ({ first, last }, args, { database: { sql } }) =>
          versesPage(
            sql,
            args,
            fragment`v.id BETWEEN ${first} AND ${last}`,
            () => sql`SELECT count(*)::int AS count FROM "Verse" v
              WHERE v.id BETWEEN ${first} AND ${last}`,
            pageSize,
          ),
      },
      verseConnection,
    ),
  );
  for (const [name, [end, description]] of Object.entries(ENDS)) {
    builder.objectField(type, name, (t) =>
      t.field({
        type: verseNode,
        description,
        resolve: (part, _args, context) => importedVerse(context, keyOfVerseId(part[end])),
      }),
    );
  }
}
