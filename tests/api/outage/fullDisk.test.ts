/** A full disk: no save is partial, reads continue, and saves work again once there is space. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../api/database/database';
import { openEmbedded } from '../../../api/database/embedded';
import { makeTestApp } from '../../support/app';
import { embedded, folderOf, makeDatabase, postgres } from '../../support/database';
import { restOf } from '../../support/rest';
import { saveVerse, storedVerse } from '../../support/save';
import { bearer, insertAdmin, signIn } from '../../support/signIn';
import { newFolder } from '../../support/testRun';

const MB = 1024 * 1024;
const FULL = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  errorMessage: 'The disk of the server is full. Nothing was changed.',
};

/** Saves fail with a clear error while the disk is full, and succeed once there is space. */
async function expectSafeOnFullDisk(database: Database, fill: () => unknown, empty: () => unknown) {
  const app = makeTestApp(database);
  await insertAdmin(database, 'a');
  const headers = bearer((await signIn(app, 'a')).jwt);
  expect((await saveVerse(app, headers, 1, 'before')).status).toBe(200);

  await fill();
  expect(await saveVerse(app, headers, 1, 'lost')).toMatchObject(FULL);
  expect(await saveVerse(app, headers, 2, 'lost')).toMatchObject(FULL);
  expect((await restOf(app)('GET /verses/1')).data).toMatchObject({ englishTranslation: 'before' });
  expect((await restOf(app)('GET /verses/250')).status).toBe(200);
  expect(await storedVerse(database, 1)).toMatchObject({ version: 2, revisions: [2] });

  await empty();
  expect((await saveVerse(app, headers, 1, 'after')).status).toBe(200);
  expect(await storedVerse(database, 1)).toMatchObject({ version: 3, revisions: [2, 3] });
  expect(await storedVerse(database, 2)).toMatchObject({ version: 1, revisions: [] });
}

/** Mounts a small tmpfs. */
function mountDisk(megabytes: number): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`];
  execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' });
  return folder;
}

/** Whether this user may mount a tmpfs. */
function mayMount(): boolean {
  try {
    execFileSync('umount', [mountDisk(1)]);
    return true;
  } catch {
    return false;
  }
}

const onOwnDisk = mayMount() ? test : test.skip;

onOwnDisk('the embedded database on a full disk', async () => {
  const disk = mountDisk(400);
  try {
    const name = await makeDatabase(embedded, 'small');
    cpSync(folderOf(name), join(disk, 'postgres'), { recursive: true });
    await embedded.drop(name);
    const database = await openEmbedded(join(disk, 'postgres'));
    const filler = join(disk, 'filler');
    const fill = () => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 10 * MB));
    };
    await expectSafeOnFullDisk(database, fill, () => rmSync(filler));
    await database.close();
  } finally {
    execFileSync('umount', [disk]);
  }
});

/** All tests share the disk of one PostgreSQL server, so a trigger raises the error instead. */
const onPostgres = postgres.isHere() ? test : test.skip;
onPostgres('PostgreSQL with the error of a full disk', async () => {
  const name = await makeDatabase(postgres, 'small');
  const database = await postgres.open(name);
  const { prisma } = database;
  const fill = async () => {
    await prisma.$executeRaw`
      CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
      END $$ LANGUAGE plpgsql`;
    await prisma.$executeRaw`
      CREATE TRIGGER full_disk BEFORE INSERT ON "Revision" EXECUTE FUNCTION full_disk()`;
  };
  await expectSafeOnFullDisk(
    database,
    fill,
    () => prisma.$executeRaw`DROP TRIGGER full_disk ON "Revision"`,
  );
  await database.close();
  await postgres.drop(name);
});

onOwnDisk('no database is created without enough space', async () => {
  const disk = mountDisk(100);
  try {
    await expect(openEmbedded(join(disk, 'postgres'))).rejects.toThrow(/No space left on device/);
  } finally {
    execFileSync('umount', [disk]);
  }
});
