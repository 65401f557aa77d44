/** `updatedAt` of all public rows, from the log of changes. */
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import type { PublicKind } from '../../database/contentKinds';
import { perRequest } from '../../read/loader';
import { updatedAt } from '../../read/tables/table';

const timesOf = (kind: PublicKind) =>
  perRequest<number, string>(async (ids, { database: { sql } }) => {
    const rows = await sql<{ id: number; updatedAt: string }>`
      SELECT r.id, ${updatedAt(kind, fragment`r.id`)}
      FROM unnest(${[...new Set(ids)]}::int[]) r(id)`;
    return new Map(rows.map((row) => [row.id, row.updatedAt]));
  });

const DESCRIPTION =
  'Time of the last change of the row, or of what readers see of it, in ISO 8601, UTC; that of the first import if it was never changed.';

/** Rows whose types are declared without Prisma. */
const TYPES = [
  ['Verse', 'verse'],
  ['Word', 'word'],
  ['Root', 'root'],
  ['Post', 'post'],
  ['PostVerse', 'postVerse'],
  ['TermElement', 'termElement'],
] as const;

for (const [typename, kind] of TYPES) {
  const times = timesOf(kind);
  builder.objectField(typename, 'updatedAt', (t) =>
    t.string({
      description: DESCRIPTION,
      resolve: async ({ id }, _args, context) => (await times(context).load(id)) ?? '',
    }),
  );
}

const PRISMA_TYPES = [
  ['Surah', 'surah'],
  ['Term', 'term'],
  ['VerseAlias', 'verseAlias'],
  ['Character', 'character'],
  ['ReadingSign', 'readingSign'],
] as const;

for (const [typename, kind] of PRISMA_TYPES) {
  const times = timesOf(kind);
  builder.prismaObjectField(typename, 'updatedAt', (t) =>
    t.string({
      description: DESCRIPTION,
      resolve: async ({ id }, _args, context) => (await times(context).load(id)) ?? '',
    }),
  );
}
