/** Names for the integer keys in the states of a revision. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertAlias, insertElement, insertPost, insertTerm } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

interface Name {
  kind: string;
  databaseId: number;
  turkishLabel: string;
  englishLabel: string;
}

const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Başlık',
  englishTitle: 'Title',
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
};

describeEachDatabase('names in revisions', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
  });

  const read = async (args: string) => {
    const { data, errors } = await send<{ revisions: { edges: { node: { names: Name[] } }[] } }>(
      app,
      `{ revisions(${args}) { edges { node {
        names { kind databaseId turkishLabel englishLabel } } } } }`,
      {},
      bearer(token),
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.revisions.edges.map(({ node }) => node.names);
  };
  const verse = (databaseId: number, key: string) => ({
    kind: 'VERSE',
    databaseId,
    turkishLabel: key,
    englishLabel: key,
  });

  test('verses of a post, including removed ones, each once', async () => {
    const post = await insertPost(database(), ['2:255', '1:1']);
    await save('updatePost', {
      ...POST,
      databaseId: post,
      verseReferences: ['2:255', '1:3', '2:255'],
    });
    expect(await read(`entity: POST, entityId: ${post}`)).toEqual([
      [verse(1, '1:1'), verse(3, '1:3'), verse(262, '2:255')],
    ]);
  });

  test('elements and root of a word; a deleted element is still named', async () => {
    const term = await insertTerm(database(), 'Names');
    const first = await insertElement(database(), term, []);
    const second = await insertElement(database(), term, []);
    const row = await database().prisma.word.findUniqueOrThrow({ where: { key: '1:1:3' } });
    const { id: databaseId, arabicText, turkishTranscription, englishTranscription } = row;
    await save('updateWord', {
      databaseId,
      arabicText,
      turkishTranscription,
      englishTranscription,
      arabicRoot: 'رحم',
      termElementIds: [second, first],
    });
    await database().prisma.termElement.update({
      where: { id: second },
      data: { deletedAt: new Date() },
    });
    const root = await database().prisma.root.findUniqueOrThrow({ where: { letters: 'رحم' } });
    const element = (id: number) => ({
      kind: 'TERM_ELEMENT',
      databaseId: id,
      turkishLabel: 'Rahmân',
      englishLabel: 'The Merciful',
    });
    expect(await read(`entity: WORD, entityId: ${databaseId}`)).toEqual([
      [
        verse(1, '1:1'),
        element(first),
        element(second),
        { kind: 'ROOT', databaseId: root.id, turkishLabel: 'رحم', englishLabel: 'رحم' },
      ],
    ]);
  });

  test('verses of a term element, of a verse of a post and of a name', async () => {
    const element = await insertElement(database(), await insertTerm(database(), 'x'), ['1:3:1']);
    await save('updateTermElement', { databaseId: element, verseReferences: ['112:1'] });
    expect(await read(`entity: TERM_ELEMENT, entityId: ${element}`)).toEqual([
      [verse(3, '1:3'), verse(6222, '112:1')],
    ]);
    const postId = await insertPost(database(), ['2:255']);
    const { id } = await database().prisma.postVerse.findFirstOrThrow({ where: { postId } });
    await save('updatePostVerse', { databaseId: id, turkishTranslation: '<p>Kendi</p>' });
    const post = { kind: 'POST', databaseId: postId };
    const titles = { turkishLabel: 'Bir konu', englishLabel: 'A topic' };
    expect(await read(`entity: POST_VERSE, entityId: ${id}`)).toEqual([
      [verse(262, '2:255'), { ...post, ...titles }],
    ]);
    const name = await insertAlias(database(), 'Kürsî', '2:255');
    await save('updateVerseAlias', {
      databaseId: name,
      name: 'Sondaki',
      language: 'TURKISH',
      verses: '2:285-286',
    });
    expect(await read(`entity: VERSE_ALIAS, entityId: ${name}`)).toEqual([
      [verse(262, '2:255'), verse(292, '2:285'), verse(293, '2:286')],
    ]);
  });

  test('a page needs one statement for each kind; rows without such keys need none', async () => {
    const statements = await statementsOf(database(), async () => {
      expect((await read('first: 100')).filter(({ length }) => length > 0).length).toBe(5);
    });
    for (const table of ['Verse', 'Post', 'TermElement', 'Root']) {
      expect(statements.filter((text) => text.includes(`FROM "${table}"`))).toHaveLength(1);
    }
    await save('updateVerse', {
      databaseId: 9,
      turkishTranslation: 'bir',
      englishTranslation: 'one',
    });
    const ofVerse = await statementsOf(database(), async () => {
      expect(await read('entity: VERSE, entityId: 9')).toEqual([[]]);
    });
    expect(ofVerse.filter((text) => /FROM "(Verse|Post|TermElement|Root)"/.test(text))).toEqual([]);
  });
});
