/** One address of every page that needs data. */
export const PAGES_WITH_DATA = [
  '/',
  '/verses/112:1',
  '/surahs',
  '/surahs/36',
  '/pages/604',
  '/juz/30',
  '/posts',
  '/posts?by=letter',
  '/posts/1',
  '/posts/quran',
  '/posts/faith?section=faithInAllah',
  '/posts/worship',
  '/posts/other',
  '/tables',
  '/tables/arabicCharacters',
  '/tables/quranIndex',
  '/termTables/2',
  '/termTables/1/25',
  '/termTables/2/elements/36',
  '/roots',
  '/roots/كرم',
  '/query?queryParameter=rahman&language=english',
  '/about?tab=details',
];

/** At least one address of every page and state. */
export const PAGES = [
  ...PAGES_WITH_DATA,
  '/bookmarks',
  '/verses/2:255?highlightTerm=26',
  '/query',
  '/query?queryParameter=zzqx',
  '/about',
  '/about?tab=sources',
  '/auth',
];
