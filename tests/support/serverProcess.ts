/** The server in a process of its own, as `npm start` runs it but without pages. */
import { run } from '../../api/start';

run(async () => ({
  files: 'public',
  persistedQueries: {},
  render: async () => new Response('no pages here', { status: 404 }),
}));
