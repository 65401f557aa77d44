/** Imports in a separate process, killed at any moment. outage/severalServers has concurrent ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { posts } from '../../../content/topics/topics';
import type { Database } from '../../../api/database/database';
import { readSeedContent } from '../../../api/seed/content';
import { importQuran } from '../../../api/seed/importQuran';
import { startScript } from '../../support/childProcess';
import { embedded, folderOf, makeDatabase } from '../../support/database';
import { IS_SOAK } from '../../support/soak';
import { fc } from '../../support/fastCheck';

const TEXT = { surahs: 114, verses: 6236, words: 77_429 };
const WHOLE = {
  ...TEXT,
  ...(IS_SOAK ? { terms: 29, posts: posts.length } : { terms: 0, posts: 0 }),
};
const NOTHING = { surahs: 0, verses: 0, words: 0, terms: 0, posts: 0 };

const countRows = async ({ prisma }: Database) => ({
  surahs: await prisma.surah.count(),
  verses: await prisma.verse.count(),
  words: await prisma.word.count(),
  terms: await prisma.term.count(),
  posts: await prisma.post.count(),
});

/** When an import is killed, in rows and then milliseconds: before, during and after the words. */
const moments = fc
  .sample(fc.tuple(fc.nat(999), fc.nat(79_999), fc.nat(49), fc.nat(16_999), fc.nat(59)), {
    numRuns: 1,
  })
  .flatMap(([start, words, wordsMs, content, contentMs]) => [
    { rows: undefined, ms: start },
    { rows: 1 + words, ms: wordsMs },
    { rows: 83_000 + content, ms: contentMs },
  ]);

test('a killed import of the embedded database leaves all or nothing', async () => {
  let name = await makeDatabase(embedded, 'migrated');
  for (const moment of IS_SOAK ? moments : moments.slice(1, 2)) {
    const child = startScript('importProcess.ts', folderOf(name));
    const isReached = (line: string) =>
      moment.rows === undefined ? line === 'opened' : parseInt(line, 10) >= moment.rows;
    await child.line(isReached);
    await sleep(moment.ms);
    child.kill('SIGKILL');
    await child.end;
    const database = await embedded.open(name);
    const counts = await countRows(database).finally(() => database.close());
    expect({ moment, counts }).toEqual({
      moment,
      counts: counts.surahs === 0 ? NOTHING : WHOLE,
    });
    if (counts.surahs > 0) name = await makeDatabase(embedded, 'migrated');
  }
  if (!IS_SOAK) return;
  const database = await embedded.open(name);
  try {
    await importQuran(database.prisma, { readContent: readSeedContent });
    expect(await countRows(database)).toEqual(WHOLE);
  } finally {
    await database.close();
  }
});
