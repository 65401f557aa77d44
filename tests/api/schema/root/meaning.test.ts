/** Meanings of roots, from the words of the first start. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { statementsOf } from '../../../support/statements';

interface Meaning {
  text: string;
  count: number;
  glosses: { text: string; count: number }[];
}
interface Meant {
  numberOfOccurrences: number;
  turkishMeanings: Meaning[];
  englishMeanings: Meaning[];
  turkishGlosses: { count: number }[];
  englishGlosses: { count: number }[];
}

const MEANT = `query ($letters: String!) { root(letters: $letters) { numberOfOccurrences
  turkishMeanings { text count glosses { text count } } englishMeanings { text count glosses { text count } }
  turkishGlosses { count } englishGlosses { count } } }`;

const WORDS = `query ($letters: String!, $language: Language!, $text: String!, $after: String) {
  root(letters: $letters) { meaning(language: $language, text: $text) { text count
    words(first: 100, after: $after) { totalCount pageInfo { hasNextPage endCursor }
      edges { node { key turkishTranslation englishTranslation } } } } } }`;

interface Words {
  root: {
    meaning: {
      text: string;
      count: number;
      words: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        edges: { node: { key: string; turkishTranslation: string; englishTranslation: string } }[];
      };
    } | null;
  };
}

const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

describeOneDatabase('what roots mean', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(async () => {
    app = makeTestApp(database());
    await app.query('{ __typename }');
  });
  const meant = async (letters: string) =>
    (await app.query<{ root: Meant }>(MEANT, { letters })).root;

  test('mercy is one meaning, beside those of merciful', async () => {
    const { englishMeanings, turkishMeanings } = await meant('رحم');
    const names = englishMeanings.map(({ text, count }) => [text, count]);
    expect(names.slice(0, 3)).toEqual([
      ['Most Merciful', 115],
      ['mercy', 112],
      ['Most Gracious', 57],
    ]);
    expect(names).toContainEqual(['have mercy', 17]);
    expect(turkishMeanings.slice(0, 3).map(({ text, count }) => [text, count])).toEqual([
      ['çok merhametli', 115],
      ['rahmet', 112],
      ['Rahman', 57],
    ]);
    const glosses = englishMeanings[1]?.glosses.map(({ text }) => text);
    expect(glosses).toEqual(expect.arrayContaining(['and mercy', 'mercy', '(the) Mercy']));
  });

  // The ten largest roots, and the one of patience.
  test.each(['أله', 'قول', 'كون', 'ربب', 'أمن', 'علم', 'قوم', 'أتي', 'كفر', 'بين', 'صبر'])(
    'the meanings of %s have each word with a gloss once',
    async (letters) => {
      const root = await meant(letters);
      for (const language of ['turkish', 'english'] as const) {
        const meanings = root[`${language}Meanings`];
        const glosses = root[`${language}Glosses`];
        expect(sum(meanings)).toBe(sum(glosses));
        expect(meanings.length).toBeLessThan(0.6 * glosses.length);
        for (const { count, glosses } of meanings) expect(sum(glosses)).toBe(count);
        expect(new Set(meanings.map(({ text }) => text)).size).toBe(meanings.length);
        const falling = [...meanings].sort((one, other) => other.count - one.count);
        expect(meanings).toEqual(falling);
      }
    },
  );

  test('the words of a meaning, in pages', async () => {
    const keys: string[] = [];
    for (let after: string | null = null; ;) {
      const variables: object = { letters: 'رحم', language: 'ENGLISH', text: 'mercy', after };
      const { root }: Words = await app.query(WORDS, variables);
      const words = root.meaning?.words;
      if (!words) throw new Error('there is no such meaning');
      expect(words.totalCount).toBe(112);
      for (const { node } of words.edges) {
        expect(node.englishTranslation).toMatch(/mercy/i);
        keys.push(node.key);
      }
      if (!words.pageInfo.hasNextPage) break;
      after = words.pageInfo.endCursor;
    }
    expect(keys).toHaveLength(112);
    expect(new Set(keys).size).toBe(112);
  });

  test.each([
    ['TURKISH', 'RAHMAN', 'Rahman'],
    ['TURKISH', 've rahmetinden', 'rahmet'],
    ['ENGLISH', 'and His Mercy', 'mercy'],
  ])('a meaning by %s %j', async (language, text, name) => {
    const { root } = await app.query<Words>(WORDS, { letters: 'رحم', language, text });
    expect(root.meaning?.text).toBe(name);
  });

  test.each([
    ['ENGLISH', 'rahmet'],
    ['ENGLISH', ''],
    ['TURKISH', 'x'.repeat(500)],
  ])('no meaning by %s %j', async (language, text) => {
    const { root } = await app.query<Words>(WORDS, { letters: 'رحم', language, text });
    expect(root.meaning).toBeNull();
  });

  test('a text longer than a gloss, and the language AUTO, are refused', async () => {
    const refused = async (language: string, text: string) =>
      (await app.answer(WORDS, { letters: 'رحم', language, text })).errors?.[0]?.extensions?.code;
    expect(await refused('ENGLISH', 'x'.repeat(501))).toBe('BAD_USER_INPUT');
    expect(await refused('AUTO', 'mercy')).toBe('BAD_USER_INPUT');
  });

  test('the forms of the lemmas are the forms of the root', async () => {
    interface Forms {
      root: { lemmas: { numberOfWords: number; forms: { count: number; arabicText: string }[] }[] };
    }
    const { root } = await app.query<Forms>(
      '{ root(letters: "رحم") { lemmas { numberOfWords forms { count arabicText } } } }',
    );
    for (const { numberOfWords, forms } of root.lemmas) expect(sum(forms)).toBe(numberOfWords);
    expect(root.lemmas.reduce((all, { numberOfWords }) => all + numberOfWords, 0)).toBe(339);
  });

  test('meanings of several roots take one statement, with words two', async () => {
    await app.query('{ root(letters: "قول") { letters } }');
    const fields = 'turkishMeanings { text } englishMeanings { text }';
    const words =
      'meaning(language: ENGLISH, text: "know") { words(first: 9) { edges { node { key } } } }';
    const of = (field: string) =>
      statementsOf(database(), () =>
        app.query(`{ a: root(letters: "علم") { ${field} } b: root(letters: "قول") { ${field} } }`),
      );
    expect(await of(fields)).toHaveLength(1);
    expect(await of(words)).toHaveLength(2);
  });
});
