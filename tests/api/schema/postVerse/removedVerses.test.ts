/** Verses that are taken out of a post return with the post's own translations. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertPost } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { restOf } from '../../../support/rest';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

const POST = {
  number: 1,
  section: 'QURAN',
  turkishTitle: 'Bir konu',
  englishTitle: 'A topic',
  turkishNote: '<p>Not</p>',
  englishNote: '<p>Note</p>',
};
const OWN = { turkishTranslation: '<p>Kendi <em>metni</em></p>', englishTranslation: null };

interface Place {
  id: string;
  databaseId: number;
  version: number;
  turkishTranslationHtml: string | null;
  verse: { key: string };
}

describeEachDatabase('verses that are taken out of a post', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  let postId: number;
  const save = makeAdmin(
    () => app,
    () => token,
  );

  beforeAll(async () => {
    app = makeTestApp(database(), { rateLimit: 0 });
    token = await signInNewAdmin(database(), app, 'ayşe');
  });
  beforeEach(async () => {
    postId = await insertPost(database(), ['2:255', '1:1']);
  });

  const setVerses = (...verseReferences: string[]) =>
    save('updatePost', { ...POST, databaseId: postId, verseReferences });
  const write = (place: Place, translations: object = OWN) =>
    save('updatePostVerse', { databaseId: place.databaseId, ...translations });

  async function places(): Promise<Place[]> {
    const { post } = await app.query<{ post: { verses: { edges: { node: Place }[] } } }>(
      `query ($id: Int!) { post(databaseId: $id) {
        verses { edges { node { id databaseId version turkishTranslationHtml verse { key } } } }
      } }`,
      { id: postId },
    );
    return post.verses.edges.map(({ node }) => node);
  }
  const first = async () => (await places())[0]!;

  interface Change {
    databaseId: number;
    version: number;
    currentVersion: number | null;
    names: { kind: string; englishLabel: string }[];
  }
  async function changesOf(entity: string, entityId: number): Promise<Change[]> {
    const { data } = await send<{ revisions: { edges: { node: Change }[] } }>(
      app,
      `query ($id: Int!) { revisions(entity: ${entity}, entityId: $id) { edges { node {
        databaseId version currentVersion names { kind englishLabel } } } } }`,
      { id: entityId },
      bearer(token),
    );
    return data!.revisions.edges.map(({ node }) => node);
  }

  test('a verse that is added again has its key and its own translation', async () => {
    await write(await first());
    const before = await first();
    expect(before).toMatchObject({ version: 2, turkishTranslationHtml: OWN.turkishTranslation });
    await setVerses('1:1');
    await setVerses('1:1', '2:255');
    expect((await places())[1]).toEqual(before);
    expect(await database().prisma.removedPostVerse.count({ where: { postId } })).toBe(0);
  });

  test('while it is out, no public response has it', async () => {
    const place = await first();
    await write(place);
    await setVerses('1:1');
    const { node, postVerse, verse } = await app.query<Record<string, object | null>>(
      `query ($id: ID!, $key: Int!) {
        node(id: $id) { id }
        postVerse(databaseId: $key) { id }
        verse(key: "2:255") {
          posts { edges { node { databaseId } } }
          postVerses { edges { node { databaseId } } }
        }
      }`,
      { id: place.id, key: place.databaseId },
    );
    expect([node, postVerse]).toEqual([null, null]);
    expect(JSON.stringify(verse)).not.toContain(`"databaseId":${postId}}`);
    expect(JSON.stringify(verse)).not.toContain(`"databaseId":${place.databaseId}}`);

    const call = restOf(app);
    const { data } = await call<{ verses: { id: number }[] }>(`GET /posts/${postId}`);
    expect(data.verses.map(({ id }) => id)).not.toContain(place.databaseId);
    const search = await app.query<{ search: { posts: object[] } }>(
      '{ search(query: "2:255") { posts { post { databaseId } } } }',
    );
    expect(JSON.stringify(search)).not.toContain(`"databaseId":${postId}}`);
    const files = await Promise.all(
      ['posts', 'postVerses'].map(async (table) => {
        const response = await app.fetch(`/downloads/${table}.json.gz`);
        const stream = response.body!.pipeThrough(new DecompressionStream('gzip'));
        return (await new Response(stream).json()) as { databaseId: number; verseKeys: string[] }[];
      }),
    );
    expect(files[0]!.find(({ databaseId }) => databaseId === postId)?.verseKeys).toEqual(['1:1']);
    expect(files[1]!.map(({ databaseId }) => databaseId)).not.toContain(place.databaseId);
  });

  test('its own translation cannot be changed meanwhile, and its history says so', async () => {
    const place = await first();
    await write(place);
    await setVerses('1:1');
    expect(await write(place, { turkishTranslation: '<p>x</p>' })).toMatchObject({
      __typename: 'NotFoundError',
    });
    const [change] = await changesOf('POST_VERSE', place.databaseId);
    expect(change).toMatchObject({
      version: 2,
      currentVersion: null,
      names: [
        { kind: 'VERSE', englishLabel: '2:255' },
        { kind: 'POST', englishLabel: 'A topic' },
      ],
    });
    const undo = { databaseId: change!.databaseId, isBefore: true };
    expect(await save('restoreRevision', undo)).toMatchObject({ __typename: 'NotFoundError' });

    await setVerses('2:255');
    expect(await changesOf('POST_VERSE', place.databaseId)).toMatchObject([{ currentVersion: 2 }]);
    expect(await save('restoreRevision', { ...undo, expectedVersion: 2 })).toMatchObject({
      __typename: 'RestoreRevisionPayload',
    });
    expect(await first()).toMatchObject({ version: 3, turkishTranslationHtml: null });
  });

  test('undoing the removal brings it back', async () => {
    await write(await first());
    const before = await places();
    await setVerses('1:1');
    const [removal] = await changesOf('POST', postId);
    await save('restoreRevision', { databaseId: removal!.databaseId, isBefore: true });
    expect(await places()).toEqual(before);
    const [undo] = await changesOf('POST', postId);
    await save('restoreRevision', { databaseId: undo!.databaseId, isBefore: true });
    expect((await places()).map(({ verse }) => verse.key)).toEqual(['1:1']);
    await setVerses('2:255', '1:1');
    expect(await places()).toEqual(before);
  });

  test('a restored state with another translation is another version', async () => {
    await write(await first());
    await setVerses('1:1');
    await setVerses('2:255');
    const [, removal] = await changesOf('POST', postId);
    await write(await first(), { turkishTranslation: '<p>Yenisi</p>' });
    await setVerses('1:1');
    await save('restoreRevision', { databaseId: removal!.databaseId, isBefore: true });
    expect(await first()).toMatchObject({
      version: 4,
      turkishTranslationHtml: OWN.turkishTranslation,
    });
  });

  test('of a repeated verse, the last one that was taken out returns first', async () => {
    await setVerses('2:255', '1:1', '2:255');
    const [one, , two] = await places();
    await write(one!, { turkishTranslation: '<p>Bir</p>' });
    await write(two!, { turkishTranslation: '<p>İki</p>' });
    await setVerses('2:255', '1:1');
    await setVerses('1:1');
    const texts = async () => (await places()).map((place) => place.turkishTranslationHtml);
    await setVerses('1:1', '2:255');
    expect(await texts()).toEqual([null, '<p>Bir</p>']);
    await setVerses('1:1', '2:255', '2:255', '2:255');
    expect(await texts()).toEqual([null, '<p>Bir</p>', '<p>İki</p>', null]);
  });

  test('a verse without translations of its own leaves nothing behind', async () => {
    const before = await first();
    await setVerses('1:1');
    expect(await database().prisma.removedPostVerse.count({ where: { postId } })).toBe(0);
    await setVerses('2:255');
    expect((await first()).databaseId).not.toBe(before.databaseId);
  });

  test('another post does not get the translation', async () => {
    await write(await first());
    await setVerses('1:1');
    postId = await insertPost(database(), ['1:1']);
    await setVerses('1:1', '2:255');
    expect((await places()).map((place) => place.turkishTranslationHtml)).toEqual([null, null]);
  });
});
