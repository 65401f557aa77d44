/** HEAD has the status and the headers of GET, without a body. */
import { makeTestApp, type TestApp } from '../../support/app';
import { describeOneDatabase } from '../../support/database';
import { siteClient } from '../../support/siteClient';

const PER_RESPONSE = ['x-request-id', 'x-request-cost', 'date'];

describeOneDatabase('HEAD', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  beforeAll(() => {
    app = makeTestApp(database(), { client: siteClient() });
  });

  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !PER_RESPONSE.includes(name));

  test.each([
    '/',
    '/verses/1:1',
    '/verses/7:999',
    '/query?queryParameter=2:255',
    '/api/verses/1',
    '/api/verses/0',
    '/api/openapi.json',
    '/graphql?query={verse(key:"1:1"){key}}',
    '/graphql?query={nothing}',
    '/downloads/manifest.json',
    '/downloads/changes.jsonl.gz?since=1',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
    '/healthz',
    '/nothing',
  ])('%s is the same as GET', async (path) => {
    const get = await app.fetch(path);
    const head = await app.fetch(path, { method: 'HEAD' });
    expect([head.status, headersOf(head)]).toEqual([get.status, headersOf(get)]);
    expect(await head.text()).toBe('');
    await get.body?.cancel();
  });
});
