import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseError } from '../../../api/database/database';
import { openEmbedded } from '../../../api/database/embedded';
import { openPostgres } from '../../../api/database/postgres';
import { embedded, folderOf, makeDatabase, postgres, urlOf } from '../../support/database';
import { newFolder } from '../../support/testRun';

/** The size and content of every file, to prove that nothing changed. */
function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = entry.isFile()
        ? createHash('sha1').update(readFileSync(path)).digest('hex')
        : '';
      return `${path} ${content}`;
    })
    .sort();
}

const control = (folder: string) => join(folder, 'global', 'pg_control');

describe('a damaged embedded database', () => {
  test.each<[string, string, (folder: string) => void]>([
    ['without PG_VERSION', 'it has no PG_VERSION', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    [
      'of another PostgreSQL version',
      'database files are incompatible with server',
      (folder) => writeFileSync(join(folder, 'PG_VERSION'), '14\n'),
    ],
    [
      'with garbage in PG_VERSION',
      '"/pglite/data" is not a valid data directory',
      (folder) => writeFileSync(join(folder, 'PG_VERSION'), 'garbage'),
    ],
    [
      'with a truncated pg_control',
      'its global/pg_control is missing or truncated',
      (folder) => truncateSync(control(folder), 100),
    ],
    [
      'without pg_control',
      'its global/pg_control is missing or truncated',
      (folder) => rmSync(control(folder)),
    ],
    [
      'with garbage in pg_control',
      'database files are incompatible with server',
      (folder) => writeFileSync(control(folder), Buffer.alloc(8192, 0xa5)),
    ],
  ])('%s is refused with one line and left unchanged', async (_how, reason, damage) => {
    const folder = folderOf(await makeDatabase(embedded, 'fresh'));
    damage(folder);
    const before = listing(folder);
    expect(before.length).toBeGreaterThan(900);
    await expect(openEmbedded(folder)).rejects.toThrow(
      new DatabaseError(
        `The embedded database can't be opened in ${folder}: ${reason}. Nothing was deleted. Move the folder away and start again with a new one, or restore a backup with npm run admin -- restore FILE.`,
      ),
    );
    expect(listing(folder)).toEqual(before);
  });

  test('without its write-ahead log is refused and loses no file', async () => {
    const folder = folderOf(await makeDatabase(embedded, 'fresh'));
    for (const name of readdirSync(join(folder, 'pg_wal'))) {
      rmSync(join(folder, 'pg_wal', name), { recursive: true });
    }
    const before = listing(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(
      /could not locate a valid checkpoint record/,
    );
    expect(listing(folder)).toEqual(expect.arrayContaining(before));
  });

  test.each<[string, string, (folder: string) => void]>([
    [
      'a folder with other files',
      'it has no PG_VERSION',
      (path) => {
        mkdirSync(path);
        writeFileSync(join(path, 'notes.txt'), 'mine');
      },
    ],
    ['a file', 'it is a file', (path) => writeFileSync(path, 'mine')],
  ])('%s is not overwritten', async (_what, reason, make) => {
    const parent = newFolder();
    make(join(parent, 'postgres'));
    const before = listing(parent);
    await expect(openEmbedded(join(parent, 'postgres'))).rejects.toThrow(`: ${reason}. Nothing`);
    expect(listing(parent)).toEqual(before);
  });
});

describe('a new embedded database', () => {
  test('is accessible only to this user, and replaces an unfinished one', async () => {
    const folder = join(newFolder(), 'postgres');
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    writeFileSync(join(folder, 'unfinished'), '');
    const database = await openEmbedded(folder);
    expect(await database.sql`SELECT 1 AS one`).toEqual([{ one: 1 }]);
    await database.close();
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    expect(existsSync(join(folder, 'unfinished'))).toBe(false);
  });

  test('keeps its data after it is closed', async () => {
    const name = await makeDatabase(embedded, 'migrated');
    const first = await embedded.open(name);
    await first.prisma.root.create({ data: { letters: 'كتب' } });
    await first.close();
    const second = await embedded.open(name);
    expect(await second.sql`SELECT letters FROM "Root"`).toEqual([{ letters: 'كتب' }]);
    await second.close();
  });
});

describe('an unreachable PostgreSQL is reported', () => {
  const failure = async (url: string) => {
    const error: unknown = await openPostgres(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    const { message } = error as DatabaseError;
    expect(message).toMatch(
      /^DATABASE_URL: PostgreSQL does not respond at .*correct DATABASE_URL\.$/,
    );
    expect(message).not.toMatch(/s3cret/);
    return message;
  };

  test('when nothing listens', async () => {
    const message = await failure('postgresql://tibyan:s3cret@127.0.0.1:1/tibyan');
    expect(message).toContain('at 127.0.0.1:1/tibyan (connect ECONNREFUSED 127.0.0.1:1)');
  });

  test('when the host name does not resolve', async () => {
    const message = await failure('postgresql://tibyan:s3cret@no-such-host.invalid/tibyan');
    expect(message).toContain('no-such-host.invalid');
  });

  test('when another service answers', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await failure(`postgresql://tibyan:s3cret@127.0.0.1:${port}/tibyan?password=s3cret`);
    server.close();
  });

  test('when its address is malformed', async () => {
    await failure('postgresql://tibyan:s3cret%ZZ@127.0.0.1:1/tibyan');
  });

  (postgres.isHere() ? test : test.skip)('when it has no such database', async () => {
    const url = new URL(urlOf('tibyan_test_missing'));
    url.password = 's3cret';
    expect(await failure(url.href)).toContain('database "tibyan_test_missing" does not exist');
  });
});
