/** Citations name the page, the content revision and the day of the request. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertElement, insertPost, insertRoot, insertTerm } from '../../../support/content';
import { describeOneDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const QUERY = `{
  contentRevision
  verse(key: "2:255") { citation(language: TURKISH) { plain bibtex cslJson url revision } }
  post(databaseId: 1) { citation(language: ENGLISH) { plain } }
  term(databaseId: 1) {
    citation(language: ENGLISH) { plain }
    termElements { edges { node { citation(language: TURKISH) { plain } } } }
  }
  root(letters: "حمد") { citation(language: ENGLISH) { plain } }
}`;

describeOneDatabase('citations', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let day = '2026-11-28';

  beforeAll(async () => {
    app = makeTestApp(database(), { publicUrl: 'https://tibyan.example', today: () => day });
    await insertPost(database(), ['2:255'], { id: 1, englishTitle: 'Patience' });
    await insertTerm(database(), 'Names of Allah');
    await insertElement(database(), 1, ['2:255:1']);
    await insertRoot(database(), 'حمد', ['1:2:1']);
  });

  test('of each kind of page', async () => {
    const { contentRevision: revision, ...cited } =
      await app.query<Record<string, object | number>>(QUERY);
    const at = `Tibyan, revision ${revision as number}. https://tibyan.example`;
    const url = `https://tibyan.example/verses/2:255?at=${revision as number}`;
    expect(cited).toEqual({
      verse: {
        citation: {
          plain: expect.stringContaining(`“Kur’an 2:255 (Bakara)”. Çev. Rowwad`),
          bibtex: expect.stringContaining(`\\url{${url}}`),
          cslJson: expect.stringContaining(`"URL": "${url}"`),
          url,
          revision,
        },
      },
      post: { citation: { plain: expect.stringContaining(`“Patience.” ${at}/posts/1?at=`) } },
      term: {
        citation: { plain: expect.stringContaining(`“Names of Allah.” ${at}/termTables/1?at=`) },
        termElements: {
          edges: [
            {
              node: {
                citation: {
                  plain: expect.stringContaining('“er-Rahmân (Names of Allah)”. Tibyan, sürüm'),
                },
              },
            },
          ],
        },
      },
      root: { citation: { plain: expect.stringMatching(/“Root ḥ-m-d \(حمد\)\.” .*\/roots\/%D8/) } },
    });
  });

  const plain = async (path: string) => (await app.fetch(path)).text();

  test('are of the day and of the revision of each request', async () => {
    const query = '{ verse(key: "1:1") { citation(language: ENGLISH) { plain revision } } }';
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const first = await plain(path);
    expect(first).toContain('28 November 2026');
    expect(await plain(path)).toBe(first);
    day = '2026-11-29';
    expect(await plain(path)).toContain('29 November 2026');
    const token = await signInNewAdmin(database(), app, 'a');
    const save = makeAdmin(
      () => app,
      () => token,
    );
    await save('updateVerse', { databaseId: 2, turkishTranslation: 'x', englishTranslation: 'y' });
    const revisions = [first, await plain(path)].map((text) => /"revision":(\d+)/.exec(text)?.[1]);
    expect(new Set(revisions).size).toBe(2);
  });

  test('say that a translation was edited here, and only that one', async () => {
    const query = `{ verse(key: "1:3") {
      databaseId turkishTranslation englishTranslation
      turkish: citation(language: TURKISH) { plain } english: citation(language: ENGLISH) { plain } } }`;
    interface Cited {
      databaseId: number;
      turkishTranslation: string;
      englishTranslation: string;
      turkish: { plain: string };
      english: { plain: string };
    }
    const { verse } = await app.query<{ verse: Cited }>(query);
    const token = await signInNewAdmin(database(), app, 'b');
    const save = makeAdmin(
      () => app,
      () => token,
    );
    const { databaseId, turkishTranslation, englishTranslation } = verse;
    const edited = async (texts: object) => {
      const original = { databaseId, turkishTranslation, englishTranslation };
      await save('updateVerse', { ...original, ...texts });
      const { turkish, english } = (await app.query<{ verse: Cited }>(query)).verse;
      return [
        turkish.plain.includes('Tibyan’da değiştirilmiştir'),
        english.plain.includes('edited by Tibyan'),
      ];
    };
    expect(await edited({ englishTranslation: 'x' })).toEqual([false, true]);
    expect(await edited({ englishTranslation: 'x', turkishTranslation: 'y' })).toEqual([
      true,
      true,
    ]);
    expect(await edited({})).toEqual([false, false]);
  });

  test.each([
    ['["1:4", "1:5", "1:6"]', 1],
    // They were edited above.
    ['["1:2", "1:3", "1:4"]', 2],
  ])('of %s take %i more statements', async (keys, more) => {
    const query = (fields: string) =>
      `{ verses(keys: ${keys}) { edges { node { key ${fields} } } } }`;
    const plainly = await statementsOf(database(), () => app.query(query('')));
    const cited = await statementsOf(database(), () =>
      app.query(query('citation(language: ENGLISH) { plain }')),
    );
    expect(cited).toHaveLength(plainly.length + more);
  });

  test.each(['ARABIC', 'AUTO'])('there are none in the language %s', async (language) => {
    const { errors } = await app.answer(
      `{ verse(key: "1:1") { citation(language: ${language}) { plain } } }`,
    );
    expect(errors?.[0]?.message).toContain('must be TURKISH or ENGLISH');
  });
});
