/** Posts, terms and revisions in addition to those of a new installation. */
import { createAdmin } from '../api/auth/admins';
import type { Database } from '../api/database/database';
import { openEmbedded } from '../api/database/embedded';
import { copyOf } from './resources';

const POSTS = 100;
const TERMS = 10;
const ELEMENTS_OF_TERM = 30;
const REVISIONS = 200;

/** First integer key, above those of a new installation. */
const FIRST = 1001;

/** Time of all rows. */
const DAY = '2026-01-01T00:00:00Z';

export const ADMIN = { username: 'bench', password: 'Correct-horse-1' };

/** A post with 20 verses and 200 revisions. */
export const POST = FIRST;
/** A verse in twenty posts. */
export const VERSE = '2:256';
/** A section with a quarter of the posts. */
export const SECTION = 'QURAN';
export const TERM = FIRST;

/**
 * A copy of the data with `size` times 100 posts and 300 term elements. The first 100 and 300 are the
 * same for every size and the only ones on verses with odd keys, so that reading them gives the same
 * result; further ones use the other verses.
 */
export async function topicData(dataDir: string, size: number): Promise<string> {
  const folder = copyOf(dataDir);
  const database = await openEmbedded(`${folder}/postgres`);
  try {
    await createAdmin(database, ADMIN.username, ADMIN.password);
    await insertPosts(database, size * POSTS);
    await insertVersesOfPosts(database, size * POSTS);
    await insertTerms(database, size * TERMS);
    await insertTags(database, size * TERMS * ELEMENTS_OF_TERM);
    await insertRevisionsOfPost(database);
    await insertOtherRevisions(database);
    await database.prisma.$executeRaw`ANALYZE`;
  } finally {
    await database.close();
  }
  return folder;
}

/** Every fourth post is in the second section (the Qur'an), the others in later sections. */
async function insertPosts({ prisma }: Database, count: number): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO "Post" (id, number, section, "turkishTitle", "englishTitle", "turkishNote", "englishNote",
      "createdAt")
    SELECT ${FIRST}::int + n, n,
      (enum_range(NULL::"PostSection"))[CASE WHEN n % 4 = 0 THEN 2 ELSE 3 + n / 4 % 12 END],
      'Konu ' || n, 'Topic ' || n,
      '<p>' || repeat('Bu konunun ayetleri bir arada okunur. ', 15) || '</p>',
      '<p>' || repeat('The verses of this topic are read together. ', 15) || '</p>',
      ${DAY}::timestamptz
    FROM generate_series(0, ${count}::int - 1) n`;
}

/** Twenty verses per post, some with the post's own translations. */
async function insertVersesOfPosts({ prisma }: Database, count: number): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO "PostVerse" ("postId", "verseId", position, "turkishTranslation", "englishTranslation",
      "turkishTranslationHtml", "englishTranslationHtml")
    SELECT ${FIRST}::int + n,
      CASE WHEN n < ${POSTS}::int AND n % 5 = 0 AND position = 1
        THEN (SELECT id FROM "Verse" WHERE key = ${VERSE})
        ELSE (n * 20 + position) * 37 % 3118 * 2 + CASE WHEN n < ${POSTS}::int THEN 1 ELSE 2 END
      END,
      position, turkish, english, '<p>' || turkish || '</p>', '<p>' || english || '</p>'
    FROM generate_series(0, ${count}::int - 1) n
    CROSS JOIN generate_series(1, 20) position
    CROSS JOIN LATERAL (SELECT
      CASE WHEN position % 5 = 0 THEN repeat('Bu konudaki meal. ', 8) END AS turkish,
      CASE WHEN position % 5 = 0 THEN repeat('As translated in this topic. ', 8) END AS english) own`;
}

async function insertTerms({ prisma }: Database, count: number): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO "Term" (id, "turkishName", "englishName", "turkishTag", "englishTag")
    SELECT ${FIRST}::int + n, 'Terim ' || n, 'Term ' || n, 'TAG', 'TAG'
    FROM generate_series(0, ${count}::int - 1) n`;
  await prisma.$executeRaw`
    INSERT INTO "TermElement" (id, "termId", "arabicName", "elementOrder", "numberOfOccurrencesInQuran",
      "turkishLabel", "englishLabel", "turkishGrammaticalType", "englishGrammaticalType",
      "turkishNameInQuran", "englishNameInQuran", "turkishTranslation", "englishTranslation",
      "turkishMeaning", "englishMeaning", "turkishTag", "englishTag")
    SELECT ${FIRST}::int + n, ${FIRST}::int + n / ${ELEMENTS_OF_TERM}::int, 'ٱلرَّحْمَـٰنُ',
      n % ${ELEMENTS_OF_TERM}::int + 1, 10,
      'Rahmân', 'The Merciful', 'isim', 'noun', 'er-Rahmân', 'ar-Rahman',
      'çok merhametli', 'the Most Merciful',
      repeat('Merhameti her şeyi kuşatan. ', 5), repeat('Whose mercy embraces everything. ', 5),
      'TAG', 'TAG'
    FROM generate_series(0, ${count}::int * ${ELEMENTS_OF_TERM}::int - 1) n`;
}

/** Tags ten different words of different verses with each element. */
async function insertTags({ prisma }: Database, elements: number): Promise<void> {
  const ofSmallest = TERMS * ELEMENTS_OF_TERM * 10;
  await prisma.$executeRaw`
    INSERT INTO "TermElementWord" ("termElementId", "wordId", position)
    SELECT ${FIRST}::int + n / 10, word.id, (
      SELECT count(*) + 1 FROM "TermElementWord" t WHERE t."wordId" = word.id
    )
    FROM generate_series(0, ${elements}::int * 10 - 1) n
    JOIN (
      SELECT id, "verseId" % 2 = 1 AS "isOdd",
        row_number() OVER (PARTITION BY "verseId" % 2 ORDER BY id) - 1 AS place
      FROM "Word"
    ) word ON word.place = n * 131 % 30000 AND word."isOdd" = (n < ${ofSmallest}::int)`;
  await prisma.$executeRaw`
    INSERT INTO "TermElementVerse" ("termElementId", "verseId")
    SELECT DISTINCT t."termElementId", w."verseId"
    FROM "TermElementWord" t JOIN "Word" w ON w.id = t."wordId"
    WHERE t."termElementId" >= ${FIRST}::int`;
}

/** The creation of the post and many saves. */
async function insertRevisionsOfPost({ prisma }: Database): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO "Revision" (entity, "entityId", version, "adminName", source, before, after, "createdAt")
    SELECT 'post', ${POST}::int, n, ${ADMIN.username}, 'edit',
      CASE WHEN n > 1 THEN row || jsonb_build_object('version', n - 1) END,
      row || jsonb_build_object('version', n), ${DAY}::timestamptz + n * interval '1 minute'
    FROM generate_series(1, ${REVISIONS}::int) n, (
      SELECT to_jsonb(p) || jsonb_build_object('verses', (
        SELECT jsonb_agg(to_jsonb(pv) - 'id' - 'postId' - 'position' - 'version' ORDER BY position)
        FROM "PostVerse" pv WHERE pv."postId" = p.id)) AS row
      FROM "Post" p WHERE id = ${POST}::int
    ) post`;
  await prisma.$executeRaw`
    UPDATE "Post" SET version = ${REVISIONS}::int WHERE id = ${POST}::int`;
}

/** The creation of all other posts and elements. */
async function insertOtherRevisions({ prisma }: Database): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO "Revision" (entity, "entityId", version, "adminName", source, after)
    SELECT 'post', id, version, ${ADMIN.username}, 'edit', to_jsonb(p)
    FROM "Post" p WHERE id <> ${POST}::int`;
  await prisma.$executeRaw`
    INSERT INTO "Revision" (entity, "entityId", version, "adminName", source, after)
    SELECT 'termElement', id, version, ${ADMIN.username}, 'edit', to_jsonb(e)
    FROM "TermElement" e`;
}
