/**
 * Permanent paths of the site's pages. They depend only on what never changes: keys, numbers and letters. A page may
 * redirect to another path that says more, such as that of a topic to one with its section.
 */
export const pagePaths = {
  surah: (number: number) => `/surahs/${number}`,
  verse: (key: string) => `/verses/${key}`,
  /** The page of the verse, on which the details of the word open. */
  word: (key: string) => {
    const [surah = '', verse = '', word = ''] = key.split(':');
    return `/verses/${surah}:${verse}#word-${word}`;
  },
  /** Verses of one surah: the page of a single verse, or the place of the first one in the surah. */
  verses: (firstKey: string, lastKey: string) =>
    firstKey === lastKey ? pagePaths.verse(firstKey) : `/surahs/${firstKey.replace(':', '#')}`,
  root: (letters: string) => `/roots/${encodeURIComponent(letters)}`,
  /** The words of a root with one lemma, by the key of any of them. */
  lemma: (letters: string, wordKey: string) => `${pagePaths.root(letters)}?lemma=${wordKey}`,
  post: (id: number) => `/posts/${id}`,
  postVerse: (postId: number, key: string) => `/posts/${postId}#${key}`,
  term: (id: number) => `/termTables/${id}`,
  termElement: (termId: number, id: number) => `/termTables/${termId}?element=${id}`,
  letter: (id: number) => `/tables/arabicCharacters?letter=${id}`,
  readingSigns: () => '/tables/arabicCharacters',
  mushafPage: (number: number) => `/pages/${number}`,
  juz: (number: number) => `/juz/${number}`,
};
