/** The search index of a database, in memory and up to date with the content. */
import { readContentRevision } from '../../../database/contentRevision';
import type { Database } from '../../../database/database';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import { VerseIndex, type Glosses, type IndexedVerse } from './verseIndex';

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
  let chunk: ReadVerse[];
  do {
    chunk = await readChunk(database, index.revision, last);
    for (const { verse, glosses } of chunk) index.set(verse, glosses);
    last = chunk.at(-1)?.verse.id ?? last;
  } while (chunk.length === VERSES_PER_CHUNK);
  index.revision = revision;
  index.prepare();
  return index;
});

/** Texts of the words of a verse, with separators; null without any. */
interface JoinedWords {
  arabicText: string | null;
  turkishGlosses: string | null;
  englishGlosses: string | null;
}

interface ReadVerse {
  verse: IndexedVerse;
  glosses: Glosses;
}

async function readChunk({ sql }: Database, since: number, last: number): Promise<ReadVerse[]> {
  const verses = await sql<Omit<IndexedVerse, 'arabicWords'> & JoinedWords>`
    SELECT k.*, v.id, v.key, v."turkishTranslation" AS "turkishText",
      v."englishTranslation" AS "englishText", w.*
    FROM "VerseKeys" k JOIN "Verse" v ON v.id = k."verseId"
    CROSS JOIN LATERAL (
      SELECT string_agg("arabicText", ${SEPARATOR} ORDER BY "numberInVerse") AS "arabicText",
        string_agg("turkishTranslation", ${SEPARATOR} ORDER BY "numberInVerse") AS "turkishGlosses",
        string_agg("englishTranslation", ${SEPARATOR} ORDER BY "numberInVerse") AS "englishGlosses"
      FROM "Word" WHERE "verseId" = v.id
    ) w
    WHERE k.revision > ${since} AND v.id > ${last}
    ORDER BY v.id LIMIT ${VERSES_PER_CHUNK}`;
  return verses.map(({ arabicText, turkishGlosses, englishGlosses, ...verse }) => ({
    verse: { ...verse, arabicWords: separated(arabicText) },
    glosses: { turkish: separated(turkishGlosses), english: separated(englishGlosses) },
  }));
}

const separated = (texts: string | null) => (texts ?? '').split(SEPARATOR);
