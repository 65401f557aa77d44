// Receives the webhooks of Tibyan (Node 20 or later, no package):
//
//   WEBHOOK_SECRET=whsec_… PORT=8080 node webhook.mjs
//
// Each notification says that the content has changed, not what it is now: read that from the API. The same one may
// come several times, in which case its `webhook-id` is the same. Answer within 15 seconds, with a status from 200 to
// 299; after any other, Tibyan tries again for about a day.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { WEBHOOK_SECRET = '', PORT = '8080', HOST } = process.env;
if (!/^whsec_[\w+/]{32,}=*$/.test(WEBHOOK_SECRET)) {
  console.error('Set WEBHOOK_SECRET to the secret that was shown when the webhook was added.');
  process.exit(1);
}
const KEY = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64');
// An older or newer request may be one that somebody recorded and sends again.
const MAX_AGE_SECONDS = 5 * 60;
const MAX_BYTES = 100_000;
const MAX_SEEN = 1000;

/** The ids of the notifications so far. Keep them in your database if a second handling would do harm. */
const seen = new Set();

/** True if Tibyan has signed the body. Sign the bytes as they came: JSON that is written again may differ. */
function isAuthentic(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!id || !timestamp || !(age <= MAX_AGE_SECONDS)) return false;
  const expected = createHmac('sha256', KEY).update(`${id}.${timestamp}.`).update(body).digest();
  // The header may have several signatures, such as "v1,abc= v1,def=".
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/** What your program does. Whatever takes long belongs into a queue, so that the answer comes in time. */
function handle({ type, data }) {
  if (type !== 'content.changed') return console.log(`received ${type}`);
  const { contentRevision, since, kinds, changes } = data;
  console.log(
    `revision ${contentRevision} after ${since}: ${JSON.stringify(kinds)}, read ${changes}`,
  );
}

async function read(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const server = createServer(async (request, response) => {
  try {
    if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end();
    const body = await read(request);
    if (!isAuthentic(request.headers, body)) return response.writeHead(401).end();
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) {
      handle(JSON.parse(body));
      seen.add(id);
      if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value);
    }
    response.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), HOST, () => console.log(`listening on port ${server.address().port}`));
