/** A process that is killed while it saves, for a test of each database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startScript } from './childProcess';
import { insertPost } from './content';
import { embedded, folderOf, makeDatabase, urlOf, type Kind } from './database';
import { insertAdmin } from './signIn';
import { fc } from './fastCheck';

/** The template of the database may have to be created first. */
const MAX_SETUP_MS = 180_000;
/** Each kill starts a process, which takes seconds on a busy machine. */
const MS_PER_KILL = 30_000;

/** When a process is killed: after this many saves, and this long into the next one. */
const moments = (count: number) =>
  fc.sample(fc.record({ saves: fc.integer({ min: 1, max: 3 }), ms: fc.nat(30) }), {
    numRuns: count,
  });

interface State {
  post: { version: number; verses: unknown[] };
  versions: number[];
  lastAfter: object | null;
  positions: number[];
  contentRevision: number;
}

/**
 * After a kill, a save is stored as a whole or not at all, and no acknowledged save is lost.
 * @param count number of kills
 */
export function testKilled(kind: Kind, count: number): void {
  const run = kind.isHere() ? test : test.skip;
  run(
    `killed ${count} times during mutations (${kind.name})`,
    async () => {
      const name = await makeDatabase(kind, 'small');
      const database = await kind.open(name);
      await insertAdmin(database, 'a');
      const id = await insertPost(database, ['2:1']);
      const before = await database.prisma.contentRevision.findUnique({ where: { id: 1 } });
      await database.close();
      const where = kind === embedded ? folderOf(name) : urlOf(name);

      let acknowledged = 1;
      for (const moment of [...moments(count), undefined]) {
        const child = startScript('editProcess.ts', where, String(id));
        const line = await child.line((text) => text.startsWith('state '));
        const state = JSON.parse(line.slice('state '.length)) as State;
        const { version, verses } = state.post;
        // No acknowledged save is lost; at most the save in flight is stored in addition.
        expect(version).toBeGreaterThanOrEqual(acknowledged);
        expect(version).toBeLessThanOrEqual(acknowledged + 1);
        expect(state.versions).toEqual(
          Array.from({ length: version - 1 }, (_, index) => index + 2),
        );
        if (version > 1) expect(state.lastAfter).toEqual(state.post);
        expect(state.positions).toEqual(verses.map((_verse, index) => index + 1));
        expect(state.contentRevision).toBe((before?.revision ?? 0) + version - 1);
        acknowledged = version;

        // The last process only reads what the last kill left.
        if (moment) {
          await child.line((text) => text === `saved ${version + moment.saves}`);
          await sleep(moment.ms);
        }
        child.kill('SIGKILL');
        const { lines } = await child.end;
        if (moment) acknowledged = Number(lines.at(-1)?.split(' ')[1]);
      }
      await kind.drop(name);
    },
    MAX_SETUP_MS + (count + 1) * MS_PER_KILL,
  );
}
