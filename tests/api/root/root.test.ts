import { makeTestApp, type TestApp } from '../../support/app';
import { insertRoot } from '../../support/content';
import { describeEachDatabase } from '../../support/database';

const ROOT = `query ($letters: String!) { root(letters: $letters) {
  letters numberOfOccurrences words(first: 2) { totalCount edges { node { key } } }
} }`;

describeEachDatabase('roots', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(async () => {
    app = makeTestApp(database());
    await insertRoot(database(), 'رحم', ['1:3:1', '1:1:3', '1:1:4']);
    await insertRoot(database(), 'حمد', ['1:2:1']);
  });

  test.each(['رحم', 'ر ح م', ' ر\tح  م '])('root(letters: %j)', async (letters) => {
    expect(await app.query(ROOT, { letters })).toEqual({
      root: {
        letters: 'رحم',
        numberOfOccurrences: 3,
        words: {
          totalCount: 3,
          edges: [{ node: { key: '1:1:3' } }, { node: { key: '1:1:4' } }],
        },
      },
    });
  });

  test('a root that no word has is null', async () => {
    expect(await app.query(ROOT, { letters: 'زقق' })).toEqual({ root: null });
  });

  test.each(['', 'x', 'rhm', 'ر', 'رحمرحم', "ر'; DROP", 'ر'.repeat(5000)])(
    '%j is refused, saying what a root is',
    async (letters) => {
      const { errors } = await app.answer(ROOT, { letters });
      expect(errors?.[0]?.message).toMatch(
        /^A root is two to five Arabic letters, such as "كتب"; got "/,
      );
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  test('all roots', async () => {
    expect(
      await app.query('{ roots { totalCount edges { node { letters numberOfOccurrences } } } }'),
    ).toEqual({
      roots: {
        totalCount: 2,
        edges: [
          { node: { letters: 'رحم', numberOfOccurrences: 3 } },
          { node: { letters: 'حمد', numberOfOccurrences: 1 } },
        ],
      },
    });
  });
});
