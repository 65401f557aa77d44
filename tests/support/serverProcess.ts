/** The server in a separate process, as `npm start` runs it but with pages of one line for verses only. */
import { runServer } from '../../api/start';
import { pageKey } from '../../client/pageKey';
import { settingsOfRequest } from '../../client/settings/requestSettings';

const QUERIES = { verse: 'query ($key: String!) { verse(key: $key) { englishTranslation } }' };

runServer(async () => ({
  files: 'public',
  persistedQueries: QUERIES,
  keyOf: pageKey,
  render: async (request, { execute }) => {
    const [, key] = /^\/verses\/(\d+:\d+)$/.exec(new URL(request.url).pathname) ?? [];
    if (key === undefined) return new Response('no such page', { status: 404 });
    const { data, errors } = await execute('verse', { key });
    if (errors) return new Response('no data', { status: 503, headers: { 'Retry-After': '2' } });
    const { englishTranslation } = data?.verse as { englishTranslation: string };
    return new Response(`${JSON.stringify(settingsOfRequest(request))} ${englishTranslation}`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  },
}));
