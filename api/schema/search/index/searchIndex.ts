/** The search index of a database, in memory and up to date with the content. */
import { readContentRevision } from '../../../database/contentRevision';
import type { Database } from '../../../database/database';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import { VerseIndex, type IndexedVerse } from './verseIndex';

/** Other requests are handled between two chunks. */
const VERSES_PER_CHUNK = 500;

/** Separates the words of a verse, some of which contain spaces. */
const SEPARATOR = '\u001F';

/** After an edit, only the verses are read whose keys have changed. */
export const searchIndexOf = cachedValue<VerseIndex>([LISTS.texts], async (database, previous) => {
  const revision = await readContentRevision(database);
  // A restore may have lowered the revision.
  const isUsable = previous !== undefined && previous.revision <= revision;
  const index = isUsable ? previous : new VerseIndex();
  let last = 0;
  let chunk: IndexedVerse[];
  do {
    chunk = await readChunk(database, index.revision, last);
    for (const verse of chunk) index.set(verse);
    last = chunk.at(-1)?.id ?? last;
  } while (chunk.length === VERSES_PER_CHUNK);
  index.revision = revision;
  index.prepare();
  return index;
});

async function readChunk({ sql }: Database, since: number, last: number): Promise<IndexedVerse[]> {
  const verses = await sql<IndexedVerse & { arabicText: string | null }>`
    SELECT k.*, v.id, v.key, v."turkishTranslation" AS "turkishText",
      v."englishTranslation" AS "englishText", w.*
    FROM "VerseKeys" k JOIN "Verse" v ON v.id = k."verseId"
    CROSS JOIN LATERAL (
      SELECT string_agg("arabicText", ${SEPARATOR} ORDER BY "numberInVerse") AS "arabicText",
        string_agg("turkishTranslation", ' ' ORDER BY "numberInVerse") AS "turkishGlosses",
        string_agg("englishTranslation", ' ' ORDER BY "numberInVerse") AS "englishGlosses"
      FROM "Word" WHERE "verseId" = v.id
    ) w
    WHERE k.revision > ${since} AND v.id > ${last}
    ORDER BY v.id LIMIT ${VERSES_PER_CHUNK}`;
  return verses.map(({ arabicText, ...verse }) => ({
    ...verse,
    arabicWords: (arabicText ?? '').split(SEPARATOR),
  }));
}
