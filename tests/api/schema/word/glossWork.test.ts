/** The words whose glosses admins fill, with what is suggested for them. */
import { insertRoot } from '../../../support/content';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase } from '../../../support/database';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const PAGE = `query ($language: Language!, $surah: Int, $isMissing: Boolean, $first: Int, $after: String) {
  glossWork(language: $language, surah: $surah, isMissing: $isMissing, first: $first, after: $after) {
    totalCount
    pageInfo { endCursor }
    edges { node {
      key lemma root { letters } turkishTranslation englishTranslation
      glossSuggestions(language: $language) { text count total basis }
    } }
  }
}`;

interface Page {
  glossWork: {
    totalCount: number;
    pageInfo: { endCursor: string | null };
    edges: { node: { key: string; glossSuggestions: object[] } }[];
  };
}

describeEachDatabase('gloss work', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
    await insertRoot(database(), 'رحم', ['1:1:3', '1:1:4', '1:3:1', '1:3:2']);
    const set = (keys: string[], turkishTranslation: string) =>
      database().prisma.word.updateMany({
        where: { key: { in: keys } },
        data: { turkishTranslation },
      });
    await set(['1:1:3'], 'Rahman');
    await set(['1:1:4'], 'merhametli');
    await set(['1:2:1'], 'hamd');
  });
  const read = async (variables: object) => {
    const { data, errors } = await send<Page>(
      app,
      PAGE,
      { language: 'TURKISH', ...variables },
      bearer(token),
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data!.glossWork;
  };

  test('lists the words of a surah, or those without a gloss, page by page', async () => {
    const all = await read({ surah: 1, first: 100 });
    expect(all.totalCount).toBe(29);
    expect(all.edges).toHaveLength(29);
    const missing = await read({ surah: 1, isMissing: true, first: 3 });
    expect(missing.totalCount).toBe(26);
    const covered = (turkishGlossOf: number | null) =>
      database().prisma.word.updateMany({
        where: { key: { in: ['1:2:1', '1:2:2', '1:2:3'] } },
        data: { turkishGlossOf },
      });
    // The gloss of 1:2:1 covers two others.
    await covered(1);
    expect((await read({ surah: 1, isMissing: true, first: 3 })).totalCount).toBe(24);
    // Without a gloss of its own, the word that covers them is missing.
    await covered(2);
    expect((await read({ surah: 1, isMissing: true, first: 3 })).totalCount).toBe(25);
    await covered(null);
    expect(missing.edges.map(({ node }) => node.key)).toEqual(['1:1:1', '1:1:2', '1:2:2']);
    const { endCursor: after } = missing.pageInfo;
    const next = await read({ surah: 1, isMissing: true, first: 2, after });
    expect(next.edges.map(({ node }) => node.key)).toEqual(['1:2:3', '1:2:4']);
    expect((await read({ isMissing: true, first: 1 })).totalCount).toBe(77_426);
    expect(
      (await read({ language: 'ENGLISH', isMissing: true, surah: 1, first: 1 })).totalCount,
    ).toBe(0);
  });

  test('shows the root, and how the same form and root are glossed elsewhere', async () => {
    const { edges } = await read({ surah: 1, first: 100 });
    const word = edges.find(({ node }) => node.key === '1:3:1')?.node;
    expect(word).toMatchObject({
      root: { letters: 'رحم' },
      glossSuggestions: [
        { text: 'Rahman', count: 1, total: 1, basis: 'FORM' },
        { text: 'merhametli', count: 1, total: 2, basis: 'ROOT' },
      ],
    });
  });

  test('counts the missing glosses by surah', async () => {
    const { data } = await send<{
      glossWorkCounts: { surah: { number: number }; language: string; missing: number }[];
    }>(app, '{ glossWorkCounts { surah { number } language missing } }', {}, bearer(token));
    const counts = data!.glossWorkCounts;
    expect(counts[0]).toEqual({ surah: { number: 1 }, language: 'TURKISH', missing: 26 });
    const turkish = counts.filter(({ language }) => language === 'TURKISH');
    expect(turkish.reduce((sum, { missing }) => sum + missing, 0)).toBe(77_426);
  });

  test('the suggestions for 50 rows take two statements', async () => {
    const count = async (document: string, first: number) => {
      const variables = { language: 'TURKISH', surah: 2, first };
      const statements = await statementsOf(database(), async () => {
        const { errors } = await send(app, document, variables, bearer(token));
        expect(errors).toBeUndefined();
      });
      return statements.length;
    };
    const rows = await count(PAGE.replace(/glossSuggestions.*/, ''), 50);
    expect(await count(PAGE, 50)).toBe(rows + 2);
    expect(await count(PAGE, 1)).toBe(rows + 2);
  });

  test.each([
    ['Arabic', { language: 'ARABIC' }],
    ['AUTO', { language: 'AUTO' }],
  ])('has no glosses in %s', async (_name, variables) => {
    await expect(read(variables)).rejects.toThrow(/BAD_USER_INPUT/);
  });
});
