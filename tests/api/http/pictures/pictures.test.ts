/** Preview pictures of shared links. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { saveVerse } from '../../../support/save';
import { bearer, signInNewAdmin } from '../../../support/signIn';
import { siteClient } from '../../../support/siteClient';
import { statementsOf } from '../../../support/statements';

describeOneDatabase('pictures', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;

  beforeEach(() => {
    app = makeTestApp(database(), { client: siteClient() });
  });

  const read = async (path: string) => {
    const response = await app.fetch(encodeURI(path));
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test.each(['verses/1:1.tr', 'verses/1:1.en', 'topics/1.tr', 'roots/رحم.en'])(
    '%s is a PNG of 1200 by 630 pixels, drawn once',
    async (name) => {
      const { response, bytes } = await read(`/share/${name}.png`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('public') as string,
        etag: expect.any(String) as string,
      });
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      let again: Buffer | undefined;
      const statements = await statementsOf(database(), async () => {
        again = (await read(`/share/${name}.png?v=1`)).bytes;
      });
      expect(statements).toEqual([]);
      expect(again?.equals(bytes)).toBe(true);
    },
  );

  test.each([
    'verses/1:8.tr.png',
    'verses/0:1.tr.png',
    'verses/1:1.de.png',
    'verses/1:1.png',
    'topics/99999.tr.png',
    'roots/ققق.tr.png',
    'roots/abc.tr.png',
    'surahs/1.tr.png',
  ])('%s does not exist', async (name) => {
    expect((await read(`/share/${name}`)).response.status).toBe(404);
  });

  test('a changed translation changes the picture and its address', async () => {
    const token = await signInNewAdmin(database(), app, 'a');
    const addressIn = async () =>
      /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(
        await (await app.fetch('/verses/1:1?lang=tr')).text(),
      )?.[1] ?? '';
    const address = await addressIn();
    const before = await read(address);
    expect((await saveVerse(app, bearer(token), 1, 'Yeni çeviri')).status).toBe(200);
    const changed = await addressIn();
    expect(changed).toMatch(/^\/share\/verses\/1:1\.tr\.png\?v=[0-9a-f]{8}$/);
    expect(changed).not.toBe(address);
    expect((await read(changed)).bytes.equals(before.bytes)).toBe(false);
  });

  test('a picture that is drawn is charged as four pages, and one that is kept is free', async () => {
    // Ten pages.
    const limited = makeTestApp(database(), { client: siteClient(), rateLimit: 25 });
    const statuses: number[] = [];
    for (const name of ['verses/1:1', 'verses/1:1', 'verses/1:2', 'verses/1:3', 'verses/1:1']) {
      statuses.push((await limited.fetch(`/share/${name}.tr.png`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
    const pages = ['/verses/1:1?lang=tr', '/verses/1:2?lang=tr', '/verses/1:3?lang=tr'];
    for (const page of pages) statuses.push((await limited.fetch(page)).status);
    expect(statuses.slice(5)).toEqual([200, 200, 429]);
  });
});
