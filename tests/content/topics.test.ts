/** The rules that every topic keeps. */
import { readFileSync } from 'node:fs';
import { readLexicon } from '../../content/lexicon/lexicon';
import { terms } from '../../content/tables/terms';
import type { PostSource } from '../../content/topics/topic';
import { posts } from '../../content/topics/topics';
import { foldEnglish, foldTurkish } from '../../text/foldLatin';
import { VERSE_COUNTS } from '../../text/verseCounts';
import { isVerseKey, parseVerseRun, verseKeysOf } from '../../text/verseReference';

/** Topics of version 1.0. */
const FIRST_TOPICS = 64;
const REFERENCE = /\d+:\d+(?:-\d+)?/g;
const roots = new Set(readLexicon().roots.map(([, root]) => root));
const named = posts.map((post) => [post.englishTitle, post] as const);
const keysOf = (references: readonly string[]) =>
  references.flatMap((reference) => {
    const run = parseVerseRun(reference);
    return run ? verseKeysOf(run) : [reference];
  });
const versesOf = ({ verses }: PostSource) => keysOf(verses.split(' '));
const referencesIn = (note: string): string[] => note.match(REFERENCE) ?? [];
const synonymsOf = ({ turkishSynonyms = '', englishSynonyms = '' }: PostSource) => ({
  turkish: turkishSynonyms.split(', '),
  english: englishSynonyms.split(', '),
});
/** The synonyms as an editor's are compared, without case, accents and apostrophes. */
const synonymKeysOf = (post: PostSource) => {
  const { turkish, english } = synonymsOf(post);
  return { turkish: turkish.map(foldTurkish), english: english.map(foldEnglish) };
};

describe.each(named)('%s', (title, post) => {
  test('has 5 to 40 existing verses, none twice', () => {
    const verses = versesOf(post);
    expect(verses.length).toBeGreaterThanOrEqual(title === 'Beginning' ? 1 : 5);
    expect(verses.length).toBeLessThanOrEqual(40);
    expect(new Set(verses).size).toBe(verses.length);
    expect(verses.filter((key) => !isVerseKey(key))).toEqual([]);
  });

  test('has the same references in both notes, all among its verses', () => {
    const references = referencesIn(post.turkishNote);
    expect(referencesIn(post.englishNote)).toEqual(references);
    const verses = new Set(versesOf(post));
    const outside = keysOf(references).filter((key) => !verses.has(key));
    // The Beginning explains the words before it by a verse that it does not contain.
    expect(outside).toEqual(title === 'Beginning' ? ['16:98'] : []);
  });

  if (title === 'Beginning') return;

  test('has notes of 45 to 120 words, the first topics up to 195, without straight quotation marks', () => {
    const most = posts.indexOf(post) < FIRST_TOPICS ? 195 : 120;
    for (const note of [post.turkishNote, post.englishNote]) {
      const words = note.replace(/\([^()]*\d:\d[^()]*\)/g, '').match(/\S+/g) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(45);
      expect(words.length).toBeLessThanOrEqual(most);
      expect(note).not.toMatch(/['"]/);
    }
  });

  test('has synonyms in both languages, related topics, and roots of the lexicon', () => {
    for (const words of Object.values(synonymsOf(post))) {
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(words.length).toBeLessThanOrEqual(10);
    }
    const titles = posts.map(({ englishTitle }) => englishTitle);
    expect(post.related?.length).toBeGreaterThanOrEqual(2);
    expect(titles).toEqual(expect.arrayContaining([...(post.related ?? [])]));
    expect(post.related).not.toContain(title);
    const keys = terms.map(({ id }) => id);
    expect(keys).toEqual(expect.arrayContaining([...(post.tables ?? [])]));
    const letters = (post.roots ?? '').split(' ');
    expect(letters.filter((root) => !roots.has(root))).toEqual([]);
  });

  test('is part of a topic that is part of none, if of any', () => {
    const broader = posts.find(({ englishTitle }) => englishTitle === post.broader);
    expect(broader?.englishTitle).toBe(post.broader);
    expect(broader?.broader).toBeUndefined();
    if (broader) expect(broader.section).toBe(post.section);
  });
});

test('no topic has a synonym twice, also in another spelling', () => {
  for (const post of posts.slice(1)) {
    for (const keys of Object.values(synonymKeysOf(post))) {
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  }
});

test('no synonym belongs to two topics, also in another spelling or language', () => {
  const all = posts.slice(1).flatMap((post) => {
    const { turkish, english } = synonymKeysOf(post);
    return [...new Set([...turkish, ...english])];
  });
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test('together, they have at least 55 % of the verses, and verses of every surah', () => {
  const all = new Set(posts.flatMap(versesOf));
  const count = VERSE_COUNTS.reduce((sum, verses) => sum + verses, 0);
  expect(all.size / count).toBeGreaterThanOrEqual(0.55);
  const surahs = new Set([...all].map((key) => Number(key.split(':')[0])));
  expect(surahs.size).toBe(114);
});

test('every topic has three questions of readers in each language', () => {
  const lines = readFileSync('tests/content/topicQuestions.tsv', 'utf8').trimEnd().split('\n');
  const asked = lines.map((line) => line.split('\t').slice(0, 2).join(' '));
  const expected = posts
    .slice(1)
    .flatMap(({ englishTitle }) => [`${englishTitle} english`, `${englishTitle} turkish`])
    .flatMap((one) => [one, one, one]);
  expect(asked.sort()).toEqual(expected.sort());
  expect(new Set(lines).size).toBe(lines.length);
});
