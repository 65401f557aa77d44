/** Paths of all pages for search engines, without language. */
import { JUZ_COUNT, PAGE_COUNT } from '../../text/quranCounts';
import { fragment, type Sql } from '../database/database';

const numbered = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${path}/${index + 1}`);

/** Paths that don't depend on the database. */
const STATIC_PATHS = [
  '/',
  '/surahs',
  '/posts',
  '/posts?by=letter',
  '/posts/quran',
  '/posts/faith',
  '/posts/faith?section=faithInAllah',
  '/posts/faith?section=faithInAfterlife',
  '/posts/faith?section=faithInAngels',
  '/posts/faith?section=faithInBook',
  '/posts/faith?section=faithInProphets',
  '/posts/worship',
  '/posts/other',
  '/tables',
  '/tables/arabicCharacters',
  '/tables/quranIndex',
  '/roots',
  '/query',
  '/about',
  '/developers',
  '/api',
  '/about?tab=details',
  '/about?tab=sources',
  ...numbered('/juz', JUZ_COUNT),
  ...numbered('/pages', PAGE_COUNT),
];

/** Roots without words have no page. */
const IS_IN_USE = fragment`EXISTS (SELECT FROM "Word" w WHERE w."rootId" = r.id)`;

/** Reads all paths in one statement, so that they belong to one content revision. */
export async function addressesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ path: string }>`
    SELECT path FROM (
      SELECT 1 AS kind, id AS place, '/surahs/' || id AS path FROM "Surah"
      UNION ALL
      SELECT 2, id, '/verses/' || key FROM "Verse"
      UNION ALL
      SELECT 3, id, '/posts/' || CASE WHEN section = 'introduction' THEN '' ELSE section || '/' END || id
      FROM "Post" WHERE "deletedAt" IS NULL
      UNION ALL
      SELECT 4, id, '/termTables/' || id FROM "Term"
      UNION ALL
      SELECT 6, id, '/termTables/' || "termId" || '/elements/' || id
      FROM "TermElement" WHERE "deletedAt" IS NULL
      UNION ALL
      SELECT 5, r.id, '/roots/' || r.letters FROM "Root" r WHERE ${IS_IN_USE}
    ) pages ORDER BY kind, place`;
  return [...STATIC_PATHS, ...rows.map(({ path }) => encodeURI(path))];
}
