import { searchIndexOf } from '../../../../api/schema/search/index/searchIndex';
import { similarVerses } from '../../../../api/schema/search/similarVerses';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';

interface Similar {
  verse: { key: string };
  score: number;
  sharedRoots: string[];
  sharedPhrase: string | null;
  numberOfPhraseWords: number;
}

describeOneDatabase('similar verses', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;

  beforeEach(() => {
    app = makeTestApp(database());
  });

  const read = async (key: string, first = 50) => {
    const { verse } = await app.query<{
      verse: { similar: { totalCount: number; verses: Similar[] } };
    }>(
      `query ($key: String!, $first: Int) { verse(key: $key) { similar(first: $first) {
        totalCount
        verses { verse { key } score sharedRoots sharedPhrase numberOfPhraseWords }
      } } }`,
      { key, first },
    );
    return verse.similar;
  };

  test.each([
    // The Throne Verse, and 3:2, which is a part of it.
    ['2:255', '3:2', 7, ['حيي']],
    ['2:255', '20:110', 8, ['حوط', 'يدي', 'خلف', 'بين']],
    ['2:48', '2:123', 11, ['عدل', 'شفع', 'جزي']],
    ['2:173', '16:115', 9, ['خنزر', 'لحم']],
    ['4:48', '4:116', 17, ['شرك']],
    ['36:40', '21:33', 3, ['فلك', 'قمر', 'شمس', 'ليل']],
    // Long verses that share many rare words.
    ['4:12', '4:11', 7, ['سدس', 'نصف', 'ورث']],
    // Roots alone.
    ['36:40', '75:9', 0, ['قمر', 'شمس']],
  ])('%s and %s share %i words in a row and the roots %j', async (key, other, words, roots) => {
    const { verses } = await read(key);
    const found = verses.find(({ verse }) => verse.key === other);
    expect(found?.numberOfPhraseWords).toBe(words);
    expect(found?.sharedRoots).toEqual(expect.arrayContaining(roots));
    expect(found?.sharedPhrase?.split(' ').length ?? 0).toBe(words);
  });

  test('the same words have a score of 1, and the refrain of surah 55 all its 30 repetitions', async () => {
    const { totalCount, verses } = await read('55:13', 30);
    expect([totalCount, verses.length]).toEqual([30, 30]);
    expect(verses.every(({ score }) => Math.abs(score - 1) < 1e-6)).toBe(true);
    expect(verses.slice(0, 2).map(({ verse }) => verse.key)).toEqual(['55:16', '55:18']);
  });

  test('frequent roots count for nothing, and some verses have no similar one', async () => {
    // Names of Allah and "he said" are everywhere.
    expect(await read('112:1')).toEqual({ totalCount: 0, verses: [] });
    const roots = (await read('2:62')).verses.flatMap(({ sharedRoots }) => sharedRoots);
    expect(roots).toContain('صبأ');
    expect(roots).not.toContain('اله');
    expect(roots).not.toContain('أمن');
  });

  test('are ordered by their score, and as similar the other way round', async () => {
    const index = await searchIndexOf({ database: database() });
    for (let verse = 7; verse < index.end; verse += 97) {
      const found = similarVerses(index, verse);
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const { verse: other, score, sharedRoots, sharedPhrase } of found.slice(0, 3)) {
        const back = similarVerses(index, other).find((one) => one.verse === verse);
        expect(back?.score).toBeCloseTo(score, 5);
        expect(new Set(back?.sharedRoots)).toEqual(new Set(sharedRoots));
        expect(back?.sharedPhrase?.length).toBe(sharedPhrase?.length);
        expect(sharedPhrase?.length ?? 0).toBe(longestPhrase(verse, other));
      }
    }

    /** The number of words of the longest common sequence, by comparing all of them; 0 below three. */
    function longestPhrase(verse: number, other: number): number {
      const [a = [], b = []] = [verse, other].map((id) => [...(index.arabic.textsOf(id)[0] ?? [])]);
      let longest = 0;
      for (let i = 0; i < a.length; i++) {
        for (let j = 0; j < b.length; j++) {
          let length = 0;
          while (i + length < a.length && a[i + length] === b[j + length]) length++;
          longest = Math.max(longest, length);
        }
      }
      return longest < 3 ? 0 : longest;
    }
  });

  test.each([-1, 51])('%i verses are refused', async (first) => {
    const { errors } = await app.answer(
      'query ($first: Int) { verse(key: "1:1") { similar(first: $first) { totalCount } } }',
      {
        first,
      },
    );
    expect(errors?.[0]?.message).toBe(`\`first\` must be 0 to 50; got ${first}.`);
  });

  test('none are returned where only their number is asked for', async () => {
    expect(await read('2:255', 0)).toMatchObject({ totalCount: expect.any(Number), verses: [] });
  });
});
