/** Senses of roots: of a database that an earlier release filled, and of roots that edits create. */
import { readSenses } from '../../../content/lexicon/senses';
import { completeSenses } from '../../../api/write/rootSenses';
import { makeTestApp, type TestApp } from '../../support/app';
import { insertRoot } from '../../support/content';
import { describeEachDatabase } from '../../support/database';
import { rowsOf } from '../../support/downloads';
import { makeAdmin } from '../../support/mutations';
import { signInNewAdmin } from '../../support/signIn';

const FIELDS = 'letters turkishSense englishSense turkishNote englishNote';
const NOTHING = { turkishSense: null, englishSense: null, turkishNote: null, englishNote: null };

describeEachDatabase('senses of roots', (databases) => {
  const database = databases.use('small');
  const senses = readSenses();
  let app: TestApp;

  const read = async (letters: string) => {
    const query = `query ($letters: String!) { root(letters: $letters) { ${FIELDS} } }`;
    return (await app.query<{ root: object }>(query, { letters })).root;
  };
  const revision = async () =>
    (await database().prisma.contentRevision.findUniqueOrThrow({ where: { id: 1 } })).revision;

  beforeAll(async () => {
    app = makeTestApp(database());
    await insertRoot(database(), 'أله', ['1:1:2']);
    await insertRoot(database(), 'رحم', ['1:1:3', '1:1:4']);
    await insertRoot(database(), 'زقق', ['1:2:1']);
  });

  test('are null before they are completed', async () => {
    expect(await read('رحم')).toEqual({ letters: 'رحم', ...NOTHING });
  });

  test('are completed with a new content revision, once; unknown roots have none', async () => {
    const before = await revision();
    await completeSenses(database());
    await completeSenses(database());
    expect(await revision()).toBe(before + 1);
    expect(await read('رحم')).toEqual({ letters: 'رحم', ...senses.get('رحم') });
    expect(await read('أله')).toEqual({ letters: 'أله', ...senses.get('أله') });
    expect(senses.get('أله')?.englishNote).toMatch(/ليه/);
    expect(await read('زقق')).toEqual({ letters: 'زقق', ...NOTHING });
  });

  test('are those of the root of a word and of the node', async () => {
    const word = `{ word(key: "1:1:3") { root { id ${FIELDS} } } }`;
    const { root } = (await app.query<{ word: { root: { id: string } } }>(word)).word;
    expect(root).toEqual({ id: root.id, letters: 'رحم', ...senses.get('رحم') });
    const node = `query ($id: ID!) { node(id: $id) { ... on Root { id ${FIELDS} } } }`;
    expect(await app.query(node, { id: root.id })).toEqual({ node: root });
  });

  test('are in the downloads', async () => {
    const row = (await rowsOf(app, 'roots')).find(({ letters }) => letters === 'رحم');
    expect(row).toMatchObject({ numberOfOccurrences: 2, ...senses.get('رحم') });
  });

  test('are given to a root that a save creates', async () => {
    const token = await signInNewAdmin(database(), app, 'ayşe');
    const save = makeAdmin(
      () => app,
      () => token,
    );
    const {
      id: databaseId,
      arabicText,
      turkishTranscription,
      englishTranscription,
    } = await database().prisma.word.findUniqueOrThrow({ where: { key: '1:1:1' } });
    const texts = { arabicText, turkishTranscription, englishTranscription };
    const input = { databaseId, ...texts, arabicRoot: 'سمو' };
    const answer = await save('updateWord', input, `word { root { ${FIELDS} } }`);
    expect(answer).toMatchObject({ word: { root: { letters: 'سمو', ...senses.get('سمو') } } });
  });
});
