/** The server in a separate process, as `npm start` runs it but without pages. */
import { runServer } from '../../api/start';

runServer(async () => ({
  files: 'public',
  persistedQueries: {},
  render: async () => new Response('no pages here', { status: 404 }),
}));
