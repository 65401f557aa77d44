/**
 * A separate process that edits posts of a filled database, given by its folder or address, until
 * it is killed. It prints what it finds first, and a line for each save that was acknowledged.
 */
import { entities } from '../../api/write/entities';
import { openEmbedded } from '../../api/database/embedded';
import { openPostgres } from '../../api/database/postgres';
import { makeTestApp } from './app';
import { bearer, send, signIn } from './signIn';

const [where = '', id = ''] = process.argv.slice(2);
const database = await (where.startsWith('postgres') ? openPostgres : openEmbedded)(where);
const { prisma } = database;
const databaseId = Number(id);

const post = await entities.post.read(prisma, databaseId);
const revisions = await prisma.revision.findMany({
  where: { entity: 'post', entityId: databaseId },
  orderBy: { id: 'asc' },
});
const places = await prisma.postVerse.findMany({
  where: { postId: databaseId },
  orderBy: { position: 'asc' },
});
const content = await prisma.contentRevision.findUnique({ where: { id: 1 } });
const state = {
  post,
  versions: revisions.map(({ version }) => version),
  lastAfter: revisions.at(-1)?.after ?? null,
  positions: places.map(({ position }) => position),
  contentRevision: content?.revision ?? 0,
};
console.log(`state ${JSON.stringify(state)}`);

const app = makeTestApp(database);
const { jwt } = await signIn(app, 'a');
const UPDATE = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) {
  ... on UpdatePostPayload { post { version } }
} }`;
let version = Number(post?.version);
for (;;) {
  // A different number of verses each time, and different ones.
  const verseReferences = Array.from(
    { length: 2 + (version % 5) },
    (_, index) => `2:${1 + ((version + index * 7) % 286)}`,
  );
  const input = {
    databaseId,
    expectedVersion: version,
    number: version,
    section: 'QURAN',
    turkishTitle: `Başlık ${version}`,
    englishTitle: `Title ${version}`,
    turkishNote: '<p>Not</p>',
    englishNote: '<p>Note</p>',
    verseReferences,
  };
  const { data } = await send<{ updatePost: { post?: { version: number } } }>(
    app,
    UPDATE,
    { input },
    bearer(jwt),
  );
  version = data?.updatePost.post?.version ?? NaN;
  if (Number.isNaN(version)) throw new Error('A save was refused.');
  console.log(`saved ${version}`);
}
