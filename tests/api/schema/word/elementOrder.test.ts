/** The order that an admin gives the term elements of a word: in every response and revision. */
import { gunzipSync } from 'node:zlib';
import { saveWords } from '../../../../api/exchange/saveWords';
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertElement, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { restOf } from '../../../support/rest';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

interface Element {
  databaseId: number;
}

interface WordOfRest {
  id: number;
  termElements: { id: number }[];
}

const ELEMENTS = 'termElements { databaseId }';
/** The third word of 1:1. */
const KEY = '1:1:3';

describeEachDatabase('the order of term elements', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  let ids: [number, number, number];
  let word: object;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  const saveOrder = (termElementIds: number[]) =>
    save('updateWord', { ...word, termElementIds }, `word { ${ELEMENTS} }`);

  beforeAll(async () => {
    const at = database();
    app = makeTestApp(at);
    token = await signInNewAdmin(at, app, 'ayşe');
    const term = await insertTerm(at, 'Names');
    const insert = (elementOrder: number) => insertElement(at, term, [], { elementOrder });
    ids = [await insert(1), await insert(2), await insert(3)];
    const row = await at.prisma.word.findUniqueOrThrow({ where: { key: KEY } });
    const { id: databaseId, arabicText, turkishTranscription, englishTranscription } = row;
    word = { databaseId, arabicText, turkishTranscription, englishTranscription };
  });

  /** The keys of the elements, as returned by each kind of read. */
  async function readEverywhere(): Promise<Record<string, number[]>> {
    const idsOf = (elements: Element[]) => elements.map(({ databaseId }) => databaseId);
    const { one, verse } = await app.query<{
      one: { termElements: Element[] };
      verse: { words: { key: string; termElements: Element[] }[] };
    }>(
      `{ one: word(key: "${KEY}") { ${ELEMENTS} } verse(key: "1:1") { words { key ${ELEMENTS} } } }`,
    );
    const { data } = await restOf(app)<{ words: WordOfRest[] }>('GET /verses/1');
    return {
      word: idsOf(one.termElements),
      verse: verse.words.flatMap(({ key, termElements }) =>
        key === KEY ? idsOf(termElements) : [],
      ),
      rest: data.words[2]?.termElements.map(({ id }) => id) ?? [],
    };
  }
  const everywhere = (order: number[]) => ({ word: order, verse: order, rest: order });

  test('the saved order is returned everywhere; only the first duplicate counts', async () => {
    const [first, second, third] = ids;
    const answer = await saveOrder([third, first, third, second]);
    const expected = [third, first, second];
    expect(answer.word).toEqual({
      termElements: expected.map((databaseId) => ({ databaseId })),
    });
    expect(await readEverywhere()).toEqual(everywhere(expected));
  });

  test('the downloads have the saved order', async () => {
    const [first, second, third] = ids;
    const file = await app.fetch('/downloads/words.json.gz');
    const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
    const rows = JSON.parse(text) as { key: string; termElementIds: number[] }[];
    expect(rows.find(({ key }) => key === KEY)?.termElementIds).toEqual([third, first, second]);
  });

  test('a different order is a change, the same order is not', async () => {
    const [first, second, third] = ids;
    const count = () => database().prisma.revision.count();
    const before = await count();
    await saveOrder([second, third, first]);
    expect(await count()).toBe(before + 1);
    await saveOrder([second, third, first]);
    expect(await count()).toBe(before + 1);
    expect(await readEverywhere()).toEqual(everywhere([second, third, first]));
  });

  test('REST saves the given order', async () => {
    const asAdmin = restOf(app, bearer(token));
    const { data } = await asAdmin<{ words: WordOfRest[] }>('GET /verses/1');
    const given = data.words[2] as WordOfRest;
    const termElements = [...given.termElements].reverse();
    await asAdmin(`PUT /words/${given.id}`, { ...given, termElements });
    expect(await readEverywhere()).toEqual(everywhere(termElements.map(({ id }) => id)));
  });

  test('a revision restores an earlier order', async () => {
    const [first, second, third] = ids;
    await saveOrder([third, second, first]);
    const { data } = await send<{ revisions: { edges: { node: Element }[] } }>(
      app,
      `{ revisions(entity: WORD, first: 1) { edges { node { databaseId after } } } }`,
      {},
      bearer(token),
    );
    const revision = data?.revisions.edges[0]?.node;
    expect(revision).toMatchObject({ after: { termElementIds: [third, second, first] } });
    await saveOrder([first]);
    expect(await readEverywhere()).toEqual(everywhere([first]));
    const restored = await save('restoreRevision', { databaseId: revision?.databaseId });
    expect(restored.__typename).toBe('RestoreRevisionPayload');
    expect(await readEverywhere()).toEqual(everywhere([third, second, first]));
  });

  test('an import keeps the order and records it in its revision', async () => {
    const [first, second, third] = ids;
    await saveOrder([second, first, third]);
    const { id } = await database().prisma.word.findUniqueOrThrow({ where: { key: KEY } });
    const options = {
      format: 'qac',
      dryRun: false,
      overwriteEdited: false,
      changeArabic: false,
      onProgress: () => undefined,
    };
    await saveWords(database(), new Map([[id, { lemma: 'رَحْمَٰن' }]]), options);
    const revision = await database().prisma.revision.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(revision).toMatchObject({
      source: 'import',
      after: { termElementIds: [second, first, third] },
    });
    expect(await readEverywhere()).toEqual(everywhere([second, first, third]));
  });
});
