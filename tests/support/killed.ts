/** A process that is killed while it saves, for a test of each database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startScript } from './childProcess';
import { insertPost } from './content';
import { embedded, folderOf, makeDatabase, urlOf, type Kind } from './database';
import { insertAdmin } from './signIn';

/** PostgreSQL's own atomicity has been proved by others; what is new here is the folder of the other. */
const TIMES: Record<Kind['name'], number> = { embedded: 50, PostgreSQL: 15 };
/** Each time a process starts, which takes seconds on a busy machine. */
const MINUTES = 20;

interface State {
  post: { version: number; verses: unknown[] };
  versions: number[];
  lastAfter: object | null;
  positions: number[];
  contentRevision: number;
}

/** All of a save is there after the kill, or none; nothing that was acknowledged is lost. */
export function testKilled(kind: Kind): void {
  const run = kind.isHere() ? test : test.skip;
  const times = TIMES[kind.name];
  run(
    `killed ${times} times during mutations (${kind.name})`,
    async () => {
      const name = await makeDatabase(kind, 'filled');
      const database = await kind.open(name);
      await insertAdmin(database, 'a');
      const id = await insertPost(database, ['2:1']);
      const before = await database.prisma.contentRevision.findUnique({ where: { id: 1 } });
      await database.close();
      const where = kind === embedded ? folderOf(name) : urlOf(name);

      let acknowledged = 1;
      for (let time = 0; time <= times; time++) {
        const child = startScript('editProcess.ts', where, String(id));
        const line = await child.line((text) => text.startsWith('state '));
        const state = JSON.parse(line.slice('state '.length)) as State;
        const { version, verses } = state.post;
        // Nothing that was acknowledged is lost; at most the save in flight is there beside it.
        expect(version).toBeGreaterThanOrEqual(acknowledged);
        expect(version).toBeLessThanOrEqual(acknowledged + 1);
        expect(state.versions).toEqual(
          Array.from({ length: version - 1 }, (_, index) => index + 2),
        );
        if (version > 1) expect(state.lastAfter).toEqual(state.post);
        expect(state.positions).toEqual(verses.map((_verse, index) => index + 1));
        expect(state.contentRevision).toBe((before?.revision ?? 0) + version - 1);
        acknowledged = version;

        const saves = 1 + Math.floor(Math.random() * 3);
        await child.line((text) => text === `saved ${version + saves}`);
        await sleep(Math.random() * 30);
        child.kill('SIGKILL');
        const { lines } = await child.end;
        acknowledged = Number(lines.at(-1)?.split(' ')[1]);
      }
      await kind.drop(name);
    },
    MINUTES * 60_000,
  );
}
