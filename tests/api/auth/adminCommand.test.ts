/** `npm run admin`, in a separate process where that matters. */
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdmin } from '../../../api/auth/admins';
import { isPasswordOf } from '../../../api/auth/passwords';
import { startSession } from '../../../api/auth/sessions';
import { openEmbedded, type EmbeddedDatabase } from '../../../api/database/embedded';
import { openPostgres } from '../../../api/database/postgres';
import { startScript } from '../../support/childProcess';
import { admin } from '../../../scripts/admin.ts';
import { makeTestApp } from '../../support/app';
import { callCommand, runCommand, type CommandCall } from '../../support/command';
import { embedded, folderOf, makeDatabase, postgres, urlOf } from '../../support/database';
import { newFolder } from '../../support/testRun';

const run = (call: CommandCall) => callCommand('admin.mjs', admin, call);
const runProcess = (call: CommandCall) => runCommand('admin.mjs', call);

const printed = (...lines: string[]) => ({
  code: 0,
  stdout: lines.map((line) => `${line}\n`).join(''),
  stderr: '',
});
const refused = (...lines: string[]) => ({
  code: 1,
  stdout: '',
  stderr: lines.map((line) => `${line}\n`).join(''),
});

/** A data directory with these admins, whose password is Secret-pass-1. */
async function makeDataDir(...names: string[]): Promise<string> {
  const dataDir = newFolder();
  renameSync(folderOf(await makeDatabase(embedded, 'migrated')), join(dataDir, 'postgres'));
  await look(dataDir, async (database) => {
    for (const name of names) await createAdmin(database, name, 'Secret-pass-1');
  });
  return dataDir;
}

async function look<Result>(
  dataDir: string,
  read: (database: EmbeddedDatabase) => Promise<Result>,
) {
  const database = await openEmbedded(join(dataDir, 'postgres'));
  return read(database).finally(() => database.close());
}

const namesIn = (dataDir: string) =>
  look(dataDir, async ({ prisma }) =>
    (await prisma.user.findMany({ orderBy: { id: 'asc' } })).map(({ username }) => username),
  );

test('create works before the first start, and list shows the new admin', async () => {
  const env = { DATA_DIR: join(newFolder(), 'data') };
  const input = 'Secret-pass-1\r\nanother line\n';
  expect(await runProcess({ args: ['create', 'ayşe', '--password-stdin'], input, env })).toEqual(
    printed('The admin ayşe was created.'),
  );
  const { code, stdout } = await run({ args: ['list'], env });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ayşe {2}\d{4}-\d\d-\d\d\n$/);

  const user = await look(env.DATA_DIR, ({ prisma }) => prisma.user.findFirstOrThrow());
  expect(await isPasswordOf(user.passwordHash, 'Secret-pass-1')).toBe(true);
  expect(existsSync(join(env.DATA_DIR, 'lock'))).toBe(false);
});

test('password changes the password and ends the sessions', async () => {
  const env = { DATA_DIR: await makeDataDir('ayşe') };
  await look(env.DATA_DIR, async (database) => {
    await startSession(database, await database.prisma.user.findFirstOrThrow());
  });
  const args = ['password', '--password-stdin', 'ayşe'];
  expect(await run({ args, input: 'Another-pass-2', env })).toEqual(
    printed('The password of ayşe was changed, and all their sessions have ended.'),
  );
  const user = await look(env.DATA_DIR, ({ prisma }) =>
    prisma.user.findFirstOrThrow({ include: { sessions: true } }),
  );
  expect(user).toMatchObject({ tokenVersion: 2, sessions: [] });
  expect(await isPasswordOf(user.passwordHash, 'Another-pass-2')).toBe(true);
});

test('remove removes any admin except the last one', async () => {
  const env = { DATA_DIR: await makeDataDir('ayşe', 'zeynep') };
  expect(await run({ args: ['remove', 'ayşe'], env })).toEqual(
    printed('The admin ayşe was removed.'),
  );
  expect(await run({ args: ['remove', 'zeynep'], env })).toEqual(
    refused('zeynep is the last admin. Create another one before you remove this one.'),
  );
  expect(await namesIn(env.DATA_DIR)).toEqual(['zeynep']);
});

describe('reports each problem on one line', () => {
  let env: { DATA_DIR: string };
  beforeAll(async () => {
    env = { DATA_DIR: await makeDataDir('ayşe') };
  });
  afterAll(async () => {
    const user = await look(env.DATA_DIR, ({ prisma }) => prisma.user.findMany());
    expect(user).toMatchObject([{ username: 'ayşe', tokenVersion: 1 }]);
  });

  const create = (name: string) => ['create', name, '--password-stdin'];
  const SHORT = 'A password must have at least 8 characters.';
  const KINDS =
    'A password of fewer than 12 characters must have at least 3 of these: lowercase letters, uppercase letters, digits, other characters.';
  const NO_TERMINAL =
    'There is no terminal for typing the password: pass it as the first line of standard input with --password-stdin.';

  test.each<[string, string[], string | undefined, string[]]>([
    [
      'a short password with one kind of character',
      create('zeynep'),
      'abc\nSecret-pass-1\n',
      [SHORT, KINDS],
    ],
    ['no password', create('zeynep'), '', ['There is no password on standard input.']],
    ['no terminal', ['create', 'zeynep'], 'Secret-pass-1\n', [NO_TERMINAL]],
    ['a taken name', create('ayşe'), 'Secret-pass-1\n', ['The admin ayşe already exists.']],
    [
      'an invalid name',
      create('a b'),
      undefined,
      ['A username has 1 to 100 letters, digits, dots, hyphens or underscores.'],
    ],
    [
      'a password for an unknown admin',
      ['password', 'zeynep', '--password-stdin'],
      undefined,
      ['There is no admin zeynep.'],
    ],
    [
      'the removal of an unknown admin',
      ['remove', 'zeynep'],
      undefined,
      ['There is no admin zeynep.'],
    ],
  ])('%s', async (_what, args, input, lines) => {
    expect(await run({ args, input, env })).toEqual(refused(...lines));
  });
});

test.each([
  [[]],
  [['rename', 'ayşe']],
  [['create', '--password-stdin']],
  [['create', 'ayşe', 'zeynep', '--password-stdin']],
  [['remove', 'ayşe', '--password-stdin']],
  [['list', '--all']],
  [['key']],
  [['key', 'add']],
  [['key', 'add', 'a', 'b']],
  [['key', 'list', '--budget', '5']],
  [['create', 'ayşe', '--expires', '2027-01-31']],
])('%j prints the usage', async (args) => {
  const env = { DATA_DIR: join(newFolder(), 'data') };
  const { code, stdout, stderr } = await run({ args, env });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^Usage:\n {2}npm run admin -- create NAME/);
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test('a DATA_DIR locked by another process is left unchanged', async () => {
  const env = { DATA_DIR: newFolder() };
  const holder = startScript('holdDirectory.ts', env.DATA_DIR);
  try {
    await holder.line((line) => line === 'held');
    const args = ['create', 'ayşe', '--password-stdin'];
    expect(await runProcess({ args, input: 'Secret-pass-1\n', env })).toEqual(
      refused(
        `DATA_DIR ${env.DATA_DIR} is in use by process ${holder.pid}: stop that process, or set DATA_DIR to another folder. If that is the server, stop it, run this command again, then start it.`,
      ),
    );
    expect(readdirSync(env.DATA_DIR)).toEqual(['lock']);
  } finally {
    holder.kill('SIGKILL');
    await holder.end;
  }
});

test('an invalid DATABASE_URL is reported on one line', async () => {
  expect(await run({ args: ['list'], env: { DATABASE_URL: 'mysql://host/db' } })).toEqual(
    refused(
      'DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/tibyan.',
    ),
  );
});

describe('PostgreSQL', () => {
  const testHere = postgres.isHere() ? test : test.skip;

  testHere('a key that is added and revoked beside two servers is valid in between', async () => {
    const name = await makeDatabase(postgres, 'migrated');
    const databases = [await postgres.open(name), await postgres.open(name)];
    try {
      let clock = 0;
      const apps = databases.map((database) => makeTestApp(database, { now: () => clock }));
      const env = { DATABASE_URL: urlOf(name) };
      const { stdout } = await run({ args: ['key', 'add', 'a'], env });
      const statuses = () =>
        Promise.all(
          apps.map(async ({ fetch }) => {
            const headers = { 'x-api-key': stdout.trim() };
            return (await fetch('/graphql?query={__typename}', { headers })).status;
          }),
        );
      expect(await statuses()).toEqual([200, 200]);
      expect((await run({ args: ['key', 'revoke', '1'], env })).code).toBe(0);
      clock = 1000;
      expect(await statuses()).toEqual([401, 401]);
    } finally {
      for (const database of databases) await database.close();
      await postgres.drop(name);
    }
  });

  testHere('needs no secret, and works on a new database before the first start', async () => {
    const name = await makeDatabase(postgres, 'fresh');
    try {
      const dataDir = join(newFolder(), 'data');
      const env = { DATABASE_URL: urlOf(name), DATA_DIR: dataDir };
      const args = ['create', 'ayşe', '--password-stdin'];
      expect(await run({ args, input: 'Secret-pass-1\n', env })).toEqual(
        printed('The admin ayşe was created.'),
      );
      const database = await openPostgres(env.DATABASE_URL);
      const count = await database.prisma.user.count().finally(() => database.close());
      expect(count).toBe(1);
      expect(existsSync(dataDir)).toBe(false);
    } finally {
      await postgres.drop(name);
    }
  });
});

describe('key', () => {
  test('add prints the key alone on the standard output; list, usage and revoke never do', async () => {
    const env = { DATA_DIR: await makeDataDir() };
    const add = ['key', 'add', 'Quran app', '--budget', '1200', '--expires', '2999-12-31'];
    const { code, stdout, stderr } = await run({ args: add, env });
    expect([code, stderr]).toEqual([
      0,
      'This is key 1 for Quran app. It is shown only this once.\n',
    ]);
    expect(stdout).toMatch(/^tib_[\w-]{43}\n$/);
    const start = stdout.slice(0, 8);
    const today = new Date().toISOString().slice(0, 10);
    const row = (state: string) =>
      printed(
        `1  ${start}…  1200 units a minute  created ${today}  ${state}  never used  Quran app`,
      );
    expect(await run({ args: ['key', 'list'], env })).toEqual(row('valid through 2999-12-31'));
    expect(await run({ args: ['key', 'usage', '1'], env })).toEqual(
      printed('The key was never used.'),
    );
    await look(
      env.DATA_DIR,
      ({ sql }) => sql`
      INSERT INTO "ApiKeyUsage" ("keyId", day, requests, units)
      VALUES (1, '2026-11-27', 3, 4000000000), (1, '2026-11-28', 10, 5)`,
    );
    expect(await run({ args: ['key', 'usage', '1'], env })).toEqual(
      printed('2026-11-28  10 requests  5 units', '2026-11-27  3 requests   4000000000 units'),
    );
    expect(await run({ args: ['key', 'revoke', '1'], env })).toEqual(
      printed('The key 1 for Quran app was revoked. Every server refuses it within 2 seconds.'),
    );
    expect(await run({ args: ['key', 'list'], env })).toEqual(row(`revoked ${today}`));
    expect(await run({ args: ['key', 'revoke', '1'], env })).toEqual(
      refused(`The key 1 was revoked on ${today}.`),
    );
  });

  test('reports each problem on one line', async () => {
    const env = { DATA_DIR: await makeDataDir() };
    const cases: [string[], string][] = [
      [
        ['add', 'a', '--budget', '0'],
        'The budget of a key is 1 to 1000000 cost units per minute, a whole number.',
      ],
      [
        ['add', 'a', '--expires', '31.1.2027'],
        'The last day of a key is written as 2027-01-31; got 31.1.2027.',
      ],
      [['revoke', '7'], 'There is no key 7.'],
      [['usage', '9999999999'], 'There is no key 9999999999.'],
      [['usage', 'x'], 'The id of a key is a number, as `key list` shows it; got x.'],
    ];
    for (const [args, message] of cases) {
      expect(await run({ args: ['key', ...args], env })).toEqual(refused(message));
    }
    expect(await run({ args: ['key', 'list'], env })).toEqual(printed('There are no keys.'));
  });
});

describe('restore', () => {
  test('restores a backup and prints where the previous database is kept', async () => {
    const dataDir = await makeDataDir('ayşe');
    const backup = join(dataDir, 'backup.tar.gz');
    await look(dataDir, async (database) => {
      writeFileSync(backup, await dumpOf(database));
      await createAdmin(database, 'later', 'Secret-pass-1');
    });
    const { code, stdout } = await run({ args: ['restore', backup], env: { DATA_DIR: dataDir } });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Restored from .*backup\.tar\.gz: 0 verses, 0 posts, 1 admins\.\nThe previous database is kept in .*postgres\.replaced-.*\.\n$/,
    );
    expect(await namesIn(dataDir)).toEqual(['ayşe']);
  });

  test('refuses an invalid backup, a data directory in use, and PostgreSQL', async () => {
    const dataDir = await makeDataDir('ayşe');
    const file = join(dataDir, 'jwt-secret');
    writeFileSync(file, 'no backup');
    const env = { DATA_DIR: dataDir };
    const message = `${file} can't be restored as a backup (it is not gzip). Nothing was changed.`;
    expect(await run({ args: ['restore', file], env })).toEqual(refused(message));
    const url = { DATABASE_URL: 'postgresql://127.0.0.1/x' };
    expect((await run({ args: ['restore', file], env: url })).stderr).toContain('pg_restore');
    const holder = startScript('holdDirectory.ts', dataDir);
    await holder.line((line) => line === 'held');
    expect((await run({ args: ['restore', file], env })).stderr).toContain('is in use by process');
    holder.kill('SIGKILL');
    await holder.end;
    expect(await namesIn(dataDir)).toEqual(['ayşe']);
  });

  test('refuses a truncated backup on one line, and changes nothing', async () => {
    const dataDir = await makeDataDir('ayşe');
    const file = join(dataDir, 'backup.tar.gz');
    await look(dataDir, async (database) => {
      const dump = await dumpOf(database);
      writeFileSync(file, dump.subarray(0, dump.length / 2));
    });
    const message = `${file} can't be restored as a backup (it is truncated or damaged). Nothing was changed.`;
    const env = { DATA_DIR: dataDir };
    expect(await run({ args: ['restore', file], env })).toEqual(refused(message));
    expect(await namesIn(dataDir)).toEqual(['ayşe']);
  });

  const dumpOf = async (database: EmbeddedDatabase) =>
    new Uint8Array(await (await database.dump()).arrayBuffer());
});
