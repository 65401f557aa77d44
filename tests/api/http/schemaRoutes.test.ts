/** The schema as text, and the version of the API in each response. */
import { buildSchema } from 'graphql';
import { publicSdl, wholeSdl } from '../../../api/sdl';
import { MORE_WAYS, WAYS } from '../../../client/developers/access';
import { EXAMPLES, FIRST_QUERY } from '../../../client/developers/examples';
import { API_VERSION } from '../../../text/apiVersion';
import { makeTestApp, type TestApp } from '../../support/app';
import { describeOneDatabase } from '../../support/database';

describeOneDatabase('the schema as text', (databases) => {
  const database = databases.use('whole');
  let app: TestApp;
  beforeAll(() => {
    app = makeTestApp(database());
  });

  test.each([
    ['/schema.graphql', publicSdl],
    ['/schema.full.graphql', wholeSdl],
  ])('%s', async (path, sdl) => {
    const response = await app.fetch(path);
    const text = await response.text();
    expect([response.status, text]).toEqual([200, sdl()]);
    expect(buildSchema(text).getQueryType()?.name).toBe('Query');
    const { headers } = response;
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('public');
    const again = await app.fetch(`${path}?part=other`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('the changes of the API', async () => {
    const response = await app.fetch('/schema-changelog.md');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toContain(`\n## ${API_VERSION}\n`);
  });

  test.each([
    '/api/verses/1',
    '/api/verses/nothing',
    '/api/openapi.json',
    '/graphql?query={apiVersion}',
    '/graphql?query={nothing}',
    '/schema.graphql',
  ])('%s says the version of the API', async (path) => {
    const response = await app.fetch(path);
    expect(response.headers.get('api-version')).toBe(API_VERSION);
  });

  test.each([...EXAMPLES.map(({ query }) => query), FIRST_QUERY])(
    'the page for developers has a query that succeeds: %s',
    async (query) => {
      const data = await app.query<Record<string, unknown>>(query);
      expect(Object.values(data)).not.toContain(null);
    },
  );

  test.each([
    ...WAYS.flatMap(({ links }) => links.map(({ href }) => href)),
    ...MORE_WAYS.flatMap(({ addresses }) => addresses),
  ])('the page for developers leads to %s', async (address) => {
    const render = async () => new Response('A page');
    const site = makeTestApp(database(), { client: { files: '', persistedQueries: {}, render } });
    const { status } = await site.fetch(address, { headers: { accept: 'text/html' } });
    expect([200, 302]).toContain(status);
  });

  test('the address of the REST reference leaves only pages to the client', async () => {
    const posted = await app.fetch('/api', { method: 'POST' });
    expect(await posted.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    const render = async ({ url }: Request) => new Response(`The page ${new URL(url).pathname}`);
    const site = makeTestApp(database(), { client: { files: '', persistedQueries: {}, render } });
    expect(await (await site.fetch('/api')).text()).toBe('The page /api');
    expect((await site.fetch('/api/nothing')).status).toBe(404);
  });

  test('a query can ask for it', async () => {
    expect(await app.query('{ apiVersion }')).toEqual({ apiVersion: API_VERSION });
  });

  test('and for the time of the last change', async () => {
    const { contentChangedAt } = await app.query<{ contentChangedAt: string }>(
      '{ contentChangedAt }',
    );
    expect(new Date(contentChangedAt).toISOString()).toBe(contentChangedAt);
    expect(Date.parse(contentChangedAt)).toBeLessThanOrEqual(Date.now());
  });
});
