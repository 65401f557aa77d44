/** Lemmas of roots and of spellings, compared with the words that have them. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { send } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const FIELDS = `text numberOfWords firstWordKey root { letters } verbForm
  description(language: TURKISH)
  partsOfSpeech { partOfSpeech count }
  turkishGlosses { text count } englishGlosses { text count }`;

interface Lemma {
  text: string;
  numberOfWords: number;
  firstWordKey: string;
  root: { letters: string } | null;
  verbForm: string | null;
  partsOfSpeech: { partOfSpeech: string; count: number }[];
  turkishGlosses: { text: string; count: number }[];
  englishGlosses: { text: string; count: number }[];
  words: { totalCount: number; edges: { node: { key: string } }[] };
}

const total = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

describeOneDatabase('lemmas', (databases) => {
  const database = databases.use('small');
  let app: TestApp;

  beforeAll(async () => {
    const { prisma } = database();
    app = makeTestApp(database());
    const [first, second] = [
      await prisma.root.create({ data: { letters: 'ذكر' } }),
      await prisma.root.create({ data: { letters: 'كرر' } }),
    ];
    await prisma.word.updateMany({ data: { lemma: null, grammar: null } });
    const set = (
      key: string,
      data: { lemma: string | null; rootId: number | null; grammar?: string | null },
    ) =>
      prisma.word.update({
        where: { key },
        data: { ...data, englishTranslation: data.lemma === 'ذَكَرَ' ? 'remember' : 'reminder' },
      });
    const verb = '=V:x||I.IMPV.ACT.2.M.P';
    await set('2:3:1', { lemma: 'ذِكْر', rootId: first.id, grammar: '=N:x||I.VN.M.S' });
    await set('2:3:2', { lemma: 'ذَكَرَ', rootId: first.id, grammar: verb });
    await set('2:4:1', { lemma: 'ذَكَرَ', rootId: first.id, grammar: verb });
    await set('2:4:2', { lemma: 'ذَكَرَ', rootId: first.id, grammar: '<CONJ:x+=V:x||IV.PERF' });
    await set('2:4:3', { lemma: null, rootId: first.id });
    // Homographs.
    await set('2:5:1', { lemma: 'ذِكْر', rootId: second.id, grammar: '=N:x||' });
    await set('2:5:2', { lemma: 'ذِكْر', rootId: null, grammar: null });
    await set('2:5:3', { lemma: 'ذِكْر', rootId: null, grammar: '=P:x||' });
  });

  test('of a root have counts, classes, glosses and words; words without one are omitted', async () => {
    const { root } = await app.query<{ root: { lemmas: Lemma[] } }>(`{ root(letters: "ذكر") {
      lemmas { ${FIELDS} words(first: 2) { totalCount edges { node { key } } } } } }`);
    expect(root.lemmas).toEqual([
      {
        text: 'ذَكَرَ',
        numberOfWords: 3,
        firstWordKey: '2:3:2',
        root: { letters: 'ذكر' },
        verbForm: 'I',
        description: 'fiil',
        partsOfSpeech: [{ partOfSpeech: 'VERB', count: 3 }],
        turkishGlosses: [],
        englishGlosses: [{ text: 'remember', count: 3 }],
        words: { totalCount: 3, edges: [{ node: { key: '2:3:2' } }, { node: { key: '2:4:1' } }] },
      },
      expect.objectContaining({
        text: 'ذِكْر',
        numberOfWords: 1,
        partsOfSpeech: [{ partOfSpeech: 'NOUN', count: 1 }],
        words: { totalCount: 1, edges: [{ node: { key: '2:3:1' } }] },
      }),
    ]);
  });

  test('of one spelling are one for each root, also for none', async () => {
    const { lemmas } = await app.query<{ lemmas: Lemma[] }>(`{ lemmas(text: "ذِكْر") {
      ${FIELDS} words { totalCount edges { node { key } } } } }`);
    expect(
      lemmas.map(({ root, numberOfWords, words, partsOfSpeech }) => ({
        root: root?.letters,
        numberOfWords,
        keys: words.edges.map(({ node }) => node.key),
        classes: partsOfSpeech.map(({ partOfSpeech }) => partOfSpeech),
      })),
    ).toEqual([
      { root: undefined, numberOfWords: 2, keys: ['2:5:2', '2:5:3'], classes: ['PREPOSITION'] },
      { root: 'ذكر', numberOfWords: 1, keys: ['2:3:1'], classes: ['NOUN'] },
      { root: 'كرر', numberOfWords: 1, keys: ['2:5:1'], classes: ['NOUN'] },
    ]);
    expect(await app.query('{ lemmas(text: "ذ") { text } }')).toEqual({ lemmas: [] });
  });

  test.each([
    ['2:4:1', 'ذَكَرَ'],
    ['2:4:3', undefined],
    ['2:5:1', undefined],
    ['2:999:1', undefined],
  ])('of a root by its word %s is %s', async (wordKey, text) => {
    const { root } = await app.query<{ root: { lemma: Lemma | null } }>(
      `query ($wordKey: String!) { root(letters: "ذكر") { lemma(wordKey: $wordKey) {
        text words(first: 1, after: null) { totalCount } } } }`,
      { wordKey },
    );
    expect(root.lemma?.text).toBe(text);
    if (text) expect(root.lemma?.words.totalCount).toBe(3);
  });

  test('are not asked for by something else than the key of a word', async () => {
    const { errors } = await send(
      app,
      '{ root(letters: "ذكر") { lemma(wordKey: "2:3") { text } } }',
    );
    expect(errors?.[0]?.message).toMatch(/surah:verse:word/);
  });

  test.each(['', 'ذ'.repeat(1000)])('the spelling "%.3s…" is refused', async (text) => {
    const { errors } = await send(app, 'query ($text: String!) { lemmas(text: $text) { text } }', {
      text,
    });
    expect(errors?.[0]?.message).toMatch(/must be a lemma/);
  });

  test('pages of words of all lemmas take one statement more, and their counts another', async () => {
    const statements = await statementsOf(database(), () =>
      app.query(`{ root(letters: "ذكر") { letters forms { count } lemmas { ${FIELDS}
        words { totalCount edges { node { key root { letters } } } } } } }`),
    );
    // The readings of the root for forms and lemmas, the words, and their counts; the list of roots is kept.
    expect(statements).toHaveLength(3);
  });
});

describeOneDatabase('the lemmas of the whole Qur’an', (databases) => {
  const database = databases.use('whole');

  test.each(['قول', 'كتب', 'أله', 'علم'])('of %s have each word once', async (letters) => {
    const app = makeTestApp(database());
    const { root } = await app.query<{ root: { numberOfOccurrences: number; lemmas: Lemma[] } }>(
      `query ($letters: String!) { root(letters: $letters) {
        numberOfOccurrences lemmas { ${FIELDS} } } }`,
      { letters },
    );
    const [words] = await database().sql<{ count: number }>`
      SELECT count(w.lemma)::int AS count FROM "Word" w JOIN "Root" r ON r.id = w."rootId"
      WHERE r.letters = ${letters}`;
    const counted = root.lemmas.map(({ numberOfWords }) => ({ count: numberOfWords }));
    expect(total(counted)).toBe(words?.count);
    expect(counted.map(({ count }) => count)).toEqual(
      counted.map(({ count }) => count).sort((one, other) => other - one),
    );
    for (const lemma of root.lemmas) {
      expect(total(lemma.englishGlosses)).toBeLessThanOrEqual(lemma.numberOfWords);
      expect(total(lemma.partsOfSpeech)).toBeLessThanOrEqual(lemma.numberOfWords);
    }
  });
});
