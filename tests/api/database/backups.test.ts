/** Backups of the embedded database, and restoring one. */
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { Backups, backupsIn } from '../../../api/database/backups';
import { readContentRevision } from '../../../api/database/contentRevision';
import { EVERYTHING } from '../../../api/database/tags';
import { openEmbedded, type EmbeddedDatabase } from '../../../api/database/embedded';
import { restoreBackup } from '../../../api/database/restore';
import { restoredFolder } from '../../../api/database/restored';
import { makeTestApp, type TestApp } from '../../support/app';
import { embedded, folderOf, makeDatabase, VERSES_OF_SMALL } from '../../support/database';
import { saveVerse, storedVerse } from '../../support/save';
import { bearer, signInNewAdmin } from '../../support/signIn';
import { newFolder } from '../../support/testRun';

const log = pino({ level: 'silent' });

interface Place {
  database: EmbeddedDatabase;
  app: TestApp;
  headers: Record<string, string>;
  /** The folder of the database. */
  folder: string;
  /** The folder of its backups. */
  backups: string;
}

async function makePlace(): Promise<Place> {
  const folder = folderOf(await makeDatabase(embedded, 'small'));
  const database = await openEmbedded(folder);
  const app = makeTestApp(database);
  const jwt = await signInNewAdmin(database, app, 'a');
  return { database, app, headers: bearer(jwt), folder, backups: newFolder() };
}

const read = async (folder: string) => {
  const database = await openEmbedded(folder);
  const { englishTranslation } = await storedVerse(database, 1);
  const content = await database.prisma.contentRevision.findFirstOrThrow();
  const sessions = await database.prisma.session.count();
  await database.close();
  return { englishTranslation, revision: content.revision, sessions };
};

describe('backups', () => {
  let place: Place;
  beforeAll(async () => (place = await makePlace()));
  afterAll(() => place.database.close());

  const save = (text: string) => saveVerse(place.app, place.headers, 1, text);
  const begin = async (minIntervalMs: number, delayMs: number) => {
    const { database, backups: folder } = place;
    const backups = new Backups({ database, folder, log, minIntervalMs, delayMs });
    await backups.start();
    return backups;
  };
  const beginAndFinish = async () => (await begin(3_600_000, 60_000)).finish();

  test('are not made for the revision that a cache finds at the start', async () => {
    await begin(1, 20);
    const revision = await readContentRevision(place.database);
    place.database.announceRevision(revision, [EVERYTHING]);
    await sleep(200);
    expect(backupsIn(place.backups)).toEqual([]);
  });

  test('are made on shutdown, unless nothing was edited since the last one', async () => {
    await beginAndFinish();
    await beginAndFinish();
    const [first, ...others] = backupsIn(place.backups);
    expect(others).toEqual([]);
    const { mode, size } = statSync(join(place.backups, first?.name ?? ''));
    expect([mode & 0o777, size > 1_000_000]).toEqual([0o600, true]);
  });

  test('are made after edits, at the minimum interval', async () => {
    const backups = await begin(1, 300);
    await save('first');
    await save('second');
    expect(backupsIn(place.backups)).toHaveLength(1);
    for (let wait = 0; backupsIn(place.backups).length < 2 && wait < 300; wait++) await sleep(100);
    expect(backupsIn(place.backups)).toHaveLength(2);
    const { englishTranslation } = await restoredContent(backupsIn(place.backups)[0]?.name ?? '');
    expect(englishTranslation).toBe('second');
    await backups.finish();
    expect(backupsIn(place.backups)).toHaveLength(2);
  });

  test('are limited to the five newest', async () => {
    const names = () => backupsIn(place.backups).map(({ name }) => name);
    const before = names();
    const older = [1, 2, 3, 4].map((day) => `tibyan-2026-01-0${day}T000000Z-r1.tar.gz`);
    for (const name of older) writeFileSync(join(place.backups, name), '');
    await save('a last edit');
    await beginAndFinish();
    const kept = names();
    expect(kept).toEqual([kept[0], ...before, ...older.reverse()].slice(0, 5));
    expect(before).not.toContain(kept[0]);
    expect(readdirSync(place.backups).sort()).toEqual(kept.toSorted());
  });

  const restoredContent = async (name: string) => {
    const folder = join(newFolder(), 'postgres');
    await restoreBackup(join(place.backups, name), folder);
    return read(folder);
  };
});

describe('restoring', () => {
  test('restores content and admins, ends all sessions, keeps the previous database', async () => {
    const { database, app, headers, folder, backups } = await makePlace();
    await saveVerse(app, headers, 1, 'in the backup');
    const keeper = new Backups({ database, folder: backups, log });
    await keeper.start();
    await keeper.finish();
    const [backup] = backupsIn(backups);
    await saveVerse(app, headers, 1, 'after it');
    await database.close();

    const file = join(backups, backup?.name ?? '');
    const restored = await restoreBackup(file, folder);
    expect(restored).toMatchObject({ verses: VERSES_OF_SMALL, posts: 0, admins: 1 });
    expect(await read(folder)).toEqual({
      englishTranslation: 'in the backup',
      revision: (backup?.revision ?? 0) + 1000,
      sessions: 0,
    });
    expect(await read(restored.aside ?? '')).toMatchObject({ englishTranslation: 'after it' });
  });

  test.each([
    ['is not gzip', Buffer.from('nothing of the kind')],
    ['is truncated', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3])],
  ])('a file that %s is refused, and nothing is changed', async (_how, content) => {
    const folder = folderOf(await makeDatabase(embedded, 'migrated'));
    const file = join(newFolder(), 'backup.tar.gz');
    writeFileSync(file, content);
    const beside = () =>
      readdirSync(dirname(folder)).filter((name) => name.startsWith(basename(folder)));
    for (const path of [file, `${file}.missing`]) {
      await expect(restoreBackup(path, folder)).rejects.toThrow(/Nothing was changed\.$/);
    }
    expect(beside()).toEqual([basename(folder)]);
  });

  test('the next start completes a restore interrupted before its last step', async () => {
    const folder = folderOf(await makeDatabase(embedded, 'migrated'));
    renameSync(folder, restoredFolder(folder));
    const database = await openEmbedded(folder);
    await database.close();
    expect(existsSync(restoredFolder(folder))).toBe(false);
  });
});
