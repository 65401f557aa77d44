/** Several servers on one PostgreSQL: they start, stop and run commands beside each other. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../../../api/database/postgres';
import { applyMigrations, migrationNames } from '../../../api/database/migrate';
import type { Database } from '../../../api/database/database';
import { posts } from '../../../content/topics/topics';
import { admin } from '../../../scripts/admin.ts';
import { runExport, runImport } from '../../../scripts/exchange.ts';
import { makeTestApp } from '../../support/app';
import { callCommand } from '../../support/command';
import { makeDatabase, postgres, urlOf } from '../../support/database';
import { freePort } from '../../support/freePort';
import { beginServer } from '../../support/startedServer';
import { newFolder } from '../../support/testRun';

const block = postgres.isHere() ? describe : describe.skip;

/** Opens connections of several processes to one database, and closes them and drops it at the end. */
async function withProcesses(
  count: number,
  state: 'fresh' | 'migrated',
  run: (databases: Database[], url: string) => Promise<void>,
): Promise<void> {
  const name = await makeDatabase(postgres, state);
  const url = urlOf(name);
  const databases = await Promise.all(Array.from({ length: count }, () => openPostgres(url)));
  try {
    await run(databases, url);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await postgres.drop(name);
  }
}

block('migrations beside other processes', () => {
  test('of two processes that start at once, one migrates and the other continues', async () => {
    await withProcesses(2, 'fresh', async (databases) => {
      const applied = await Promise.all(databases.map((database) => applyMigrations(database)));
      expect(applied.sort((left, right) => left.length - right.length)).toEqual([
        [],
        migrationNames(),
      ]);
    });
  });

  test('a migrated database has no lock left, so that any process can start beside it', async () => {
    await withProcesses(1, 'fresh', async ([database]) => {
      await applyMigrations(database!);
      const locks = () => database!.sql`
        SELECT locktype FROM pg_locks
        WHERE locktype = 'advisory' AND database = (
          SELECT oid FROM pg_database WHERE datname = current_database()
        )`;
      // PostgreSQL notices a moment later that the connection was closed.
      while ((await locks()).length > 0) await sleep(20);
    });
  });

  test('another process that migrates is waited for, with a line for the operator', async () => {
    await withProcesses(1, 'fresh', async ([database], url) => {
      const other = new pg.Client(url);
      await other.connect();
      await other.query('SELECT pg_advisory_lock(72707369)');
      const lines: string[] = [];
      const applying = applyMigrations(database!, (line) => {
        lines.push(line);
        void other.end();
      });
      expect(await applying).toEqual(migrationNames());
      expect(lines).toEqual([
        expect.stringMatching(
          /^Waiting for another process to migrate the database \(\d+ s\)…$/,
        ) as string,
      ]);
    });
  });

  test('another process that migrates for over a minute is an error', async () => {
    await withProcesses(1, 'fresh', async ([database], url) => {
      const other = new pg.Client(url);
      await other.connect();
      await other.query('SELECT pg_advisory_lock(72707369)');
      let seconds = 0;
      const clock = jest
        .spyOn(native.performance, 'now')
        .mockImplementation(() => (seconds += 10) * 1000);
      const applying = applyMigrations(database!).finally(() => clock.mockRestore());
      await expect(applying).rejects.toThrow(
        /^Another process has been migrating the database for over 60 s\. [^\n]*$/,
      );
      await other.end();
      expect(await applyMigrations(database!)).toEqual(migrationNames());
    });
  });

  test('nothing is locked when no migration is missing', async () => {
    await withProcesses(1, 'migrated', async ([database], url) => {
      const other = new pg.Client(url);
      await other.connect();
      await other.query('SELECT pg_advisory_lock(72707369)');
      expect(await applyMigrations(database!)).toEqual([]);
      await other.end();
    });
  });

  test('a migration that fails is reported in one line', async () => {
    await withProcesses(1, 'fresh', async ([database]) => {
      await database!.prisma.$executeRaw`CREATE TABLE "Verse" (id int)`;
      await expect(applyMigrations(database!)).rejects.toThrow(
        /^The database can't be migrated: [^\n]*schema is not empty[^\n]*$/,
      );
    });
  });
});

block('servers that start at once', () => {
  test('of three on an empty database, one is killed during its import, and the others serve', async () => {
    const name = await makeDatabase(postgres, 'fresh');
    const servers = [1, 2, 3].map(() => beginServer(postgres, name));
    const isImporting = (line: string) => line.startsWith("Importing the Qur'an: 20 %");
    const killed = await Promise.any(
      servers.map((server) => server.child.line(isImporting).then(() => server)),
    );
    killed.child.kill('SIGKILL');
    const others = servers.filter((server) => server !== killed);
    for (const server of others) {
      const origin = await server.origin();
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      const query = `{ verses(first: 1) { totalCount } posts(first: 1) { totalCount }
        verse(key: "114:6") { words { key } } }`;
      const response = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
      const words = ['114:6:1', '114:6:2', '114:6:3'].map((key) => ({ key }));
      expect(await response.json()).toEqual({
        data: {
          verses: { totalCount: 6236 },
          posts: { totalCount: posts.length },
          verse: { words },
        },
      });
    }
    const { code, stdout } = await callCommand('admin.mjs', admin, {
      args: ['list'],
      env: { DATABASE_URL: urlOf(name) },
    });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^admin /) as string]);
    others.forEach(({ child }) => child.kill('SIGTERM'));
    const ends = await Promise.all(others.map(({ child }) => child.end));
    expect(ends.map((end) => end.code)).toEqual([0, 0]);
    const lines = ends.flatMap((end) => end.lines);
    const imported = lines.filter((line) => line.startsWith('114 surahs, 6236 verses'));
    const admins = lines.filter((line) => line.startsWith('The admin is "admin"'));
    expect([imported.length, admins.length]).toEqual([1, 1]);
    await postgres.drop(name);
  });

  test('one that starts beside others accepts connections only when it is ready', async () => {
    const name = await makeDatabase(postgres, 'small');
    const port = await freePort();
    const { child } = beginServer(postgres, name, { PORT: String(port) });
    const statuses: number[] = [];
    while (statuses.length === 0) {
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => statuses.push(status),
        () => sleep(2),
      );
    }
    child.kill('SIGKILL');
    await child.end;
    expect(statuses).toEqual([200]);
    await postgres.drop(name);
  });
});

block('commands', () => {
  test('the commands of import and export work beside processes that read and migrate', async () => {
    const name = await makeDatabase(postgres, 'small');
    const database = await postgres.open(name);
    const { fetch } = makeTestApp(database);
    const migrating = new pg.Client(urlOf(name));
    await migrating.connect();
    await migrating.query('SELECT pg_advisory_lock(72707369)');
    const statuses = new Set<number>();
    const commands = { areOver: false };
    const reading = (async () => {
      for (let verse = 0; !commands.areOver; verse++) {
        statuses.add((await fetch(`/api/verses/${(verse % 293) + 1}`)).status);
        // Cached responses alone would never let the commands proceed.
        await setImmediate();
      }
    })();
    const env = { DATABASE_URL: urlOf(name) };
    const folder = newFolder();
    const file = join(folder, 'turkish.json');
    writeFileSync(file, JSON.stringify({ '2:1:1': 'elif lâm mîm' }));
    const exported = join(folder, 'export');
    const imported = await callCommand('import.mjs', runImport, {
      args: ['qul', file, '--dry-run'],
      env,
    });
    const written = await callCommand('export.mjs', runExport, { args: [exported], env });
    commands.areOver = true;
    await reading;
    expect([imported.code, imported.stdout]).toEqual([
      0,
      expect.stringContaining('1 words: 1 would change, 0 unchanged') as string,
    ]);
    expect([written.code, written.stdout]).toEqual([
      0,
      expect.stringContaining('surahs.jsonl: 114 rows\n') as string,
    ]);
    expect(existsSync(join(exported, 'manifest.json'))).toBe(true);
    expect([...statuses]).toEqual([200]);
    await migrating.end();
    await database.close();
    await postgres.drop(name);
  });
});
