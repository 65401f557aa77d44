/** An address of every page with data, that of a reader's own among them, and of those without. */
export const PAGES_WITH_DATA = [
  '/verses/112:1',
  '/surahs',
  '/surahs/36',
  '/posts/1',
  '/posts/quran',
  '/posts/faith?section=faithInAllah',
  '/tables',
  '/tables/arabicCharacters',
  '/tables/quranIndex',
  '/termTables/2',
  '/termTables/1/25',
  '/roots',
  '/roots/كرم',
  '/query?queryParameter=rahman&language=english',
  '/about?tab=details',
  '/bookmarks',
];

export const PAGES = [
  '/',
  ...PAGES_WITH_DATA,
  '/verses/2:255?highlightTerm=26',
  '/posts/worship',
  '/posts/other',
  '/query',
  '/query?queryParameter=zzqx',
  '/about',
  '/about?tab=sources',
  '/auth',
];
