/** Lists of changes by admin, time and surah. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { insertAlias, insertPost } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';
import { makeAdmin } from '../../../support/mutations';
import { bearer, send, signInNewAdmin } from '../../../support/signIn';

describeEachDatabase('a list of changes', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let token: string;
  let other: string;
  const save = makeAdmin(
    () => app,
    () => token,
  );
  const saveAsOther = makeAdmin(
    () => app,
    () => other,
  );

  const read = async (args: string) => {
    const { data, errors } = await send<{
      revisions: { totalCount: number; edges: { node: { entity: string; entityId: number } }[] };
    }>(
      app,
      `{ revisions(${args}) { totalCount edges { node { entity entityId } } } }`,
      {},
      bearer(token),
    );
    return {
      rows: data?.revisions.edges.map(({ node }) => `${node.entity} ${node.entityId}`),
      message: errors?.[0]?.message,
      totalCount: data?.revisions.totalCount,
    };
  };

  beforeAll(async () => {
    app = makeTestApp(database());
    token = await signInNewAdmin(database(), app, 'ayşe');
    other = await signInNewAdmin(database(), app, 'veli');
    const alias = await insertAlias(database(), 'Kürsî', '2:255');
    await insertPost(database(), ['2:255']);
    const verse = { turkishTranslation: '<p>Yeni</p>', englishTranslation: '<p>New</p>' };
    await save('updateVerse', { databaseId: 1, expectedVersion: 1, ...verse });
    await saveAsOther('updateVerse', { databaseId: 262, expectedVersion: 1, ...verse });
    await saveAsOther('updateVerseAlias', {
      databaseId: alias,
      name: 'Âyetel Kürsî',
      language: 'TURKISH',
      verses: '2:255',
      expectedVersion: 1,
    });
  });

  test('of one admin', async () => {
    expect((await read('adminName: "veli"')).rows).toEqual([
      expect.stringMatching(/^VERSE_ALIAS/),
      'VERSE 262',
    ]);
    expect((await read('adminName: "ayşe"')).rows).toEqual(['VERSE 1']);
    expect((await read('adminName: "nobody"')).totalCount).toBe(0);
  });

  test('of one surah, with what belongs to its verses', async () => {
    expect((await read('surah: 2')).rows).toEqual([
      expect.stringMatching(/^VERSE_ALIAS/),
      'VERSE 262',
    ]);
    expect((await read('surah: 1')).rows).toEqual(['VERSE 1']);
    expect((await read('surah: 3')).rows).toEqual([]);
  });

  test('of one surah and one kind', async () => {
    expect((await read('surah: 2, entity: VERSE')).rows).toEqual(['VERSE 262']);
  });

  test('of a time', async () => {
    const day = 24 * 60 * 60 * 1000;
    const at = (days: number) => new Date(Date.now() + days * day).toISOString();
    expect((await read(`since: "${at(-1)}"`)).totalCount).toBe(3);
    expect((await read(`since: "${at(1)}"`)).totalCount).toBe(0);
    expect((await read(`until: "${at(-1)}"`)).totalCount).toBe(0);
    expect((await read(`since: "${at(-1)}", until: "${at(1)}"`)).totalCount).toBe(3);
    expect((await read('since: "2020-01-31"')).totalCount).toBe(3);
  });

  test.each([
    ['since: "yesterday"', '`since` must be a date or a time'],
    ['until: "2026-13-01"', '`until` must be a date or a time'],
    ['since: "2026-03-01T18:30"', '`since` must be a date or a time'],
    ['surah: 115', '`surah` must be 1 to 114; got 115.'],
    ['surah: 0', '`surah` must be 1 to 114; got 0.'],
  ])('%s is refused', async (args, message) => {
    expect((await read(args)).message).toContain(message);
  });

  test('the names of all who changed anything', async () => {
    const { data } = await send<{ revisionAdmins: string[] }>(
      app,
      '{ revisionAdmins }',
      {},
      bearer(token),
    );
    expect(data?.revisionAdmins).toEqual(['ayşe', 'veli']);
  });
});
