import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError, openDataDirectory } from '../../../api/database/dataDirectory';
import { startScript, type TestProcess } from '../../support/childProcess';
import { newFolder } from '../../support/testRun';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const lockOf = (folder: string) => join(folder, 'lock');

describe('a lock', () => {
  const children: TestProcess[] = [];
  const hold = (folder: string) => {
    const child = startScript('holdDirectory.ts', folder);
    children.push(child);
    return child;
  };
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL');
      await child.end;
    }
  });

  test('is refused while a live process holds it, and taken over once it is killed', async () => {
    const folder = newFolder();
    const child = hold(folder);
    await child.line((line) => line === 'held');
    expect(() => openDataDirectory(folder)).toThrow(
      new DataDirectoryError(
        `DATA_DIR ${folder} is in use by process ${child.pid}: stop that process, or set DATA_DIR to another folder.`,
      ),
    );
    expect(readFileSync(lockOf(folder), 'utf8')).toMatch(new RegExp(`^${child.pid} `));

    child.kill('SIGKILL');
    await child.end;
    openDataDirectory(folder).release();
  });

  test('is taken over by exactly one of several processes when it is stale', async () => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), '999999999 1@none');
    const answers = await Promise.all(
      [1, 2, 3].map(() => hold(folder).line((line) => /held|DATA_DIR/.test(line))),
    );
    expect(answers.filter((line) => line === 'held')).toHaveLength(1);
    for (const line of answers) expect(line).toMatch(/^held$|is in use by process|is being opened/);
  });

  test('contains the id of this process, and is removed on release', () => {
    const folder = newFolder();
    const directory = openDataDirectory(folder);
    expect(readFileSync(lockOf(folder), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    directory.release();
    expect(existsSync(lockOf(folder))).toBe(false);
    openDataDirectory(folder).release();
  });

  test.each([
    ['a dead process', '999999999 1@none'],
    ['a reused process id', `${process.ppid} 1@another-boot`],
    ['garbage', 'nonsense'],
    ['process 0', '0 1@none'],
    ['a process group', '-1 1@none'],
  ])('of %s is taken over', (_whose, content) => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), content);
    openDataDirectory(folder).release();
  });

  test('without a start time is held while the process lives', () => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), `${process.ppid}`);
    expect(() => openDataDirectory(folder)).toThrow(`is in use by process ${process.ppid}:`);
  });

  test('is respected while it is being written, but an old empty one is taken over', () => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), '');
    expect(() => openDataDirectory(folder)).toThrow(
      `DATA_DIR ${folder} is being opened by another process: try again in a moment.`,
    );
    utimesSync(lockOf(folder), new Date(0), new Date(0));
    openDataDirectory(folder).release();
  });
});

describe('the secret', () => {
  test('is created once, readable only by this user', () => {
    const folder = newFolder();
    const first = openDataDirectory(folder);
    const secret = first.secret();
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(first.secret()).toBe(secret);
    expect(modeOf(join(folder, 'jwt-secret'))).toBe('600');
    first.release();
    const second = openDataDirectory(folder);
    expect(second.secret()).toBe(secret);
    second.release();
  });

  test('differs between directories', () => {
    const secrets = [1, 2].map(() => {
      const directory = openDataDirectory(newFolder());
      directory.release();
      return directory.secret();
    });
    expect(secrets[0]).not.toBe(secrets[1]);
  });
});

describe('the folder', () => {
  test('is created with its parents, accessible only to this user', () => {
    const folder = join(newFolder(), 'a', 'b');
    const directory = openDataDirectory(folder);
    expect(modeOf(folder)).toBe('700');
    expect(directory.postgres).toBe(join(folder, 'postgres'));
    directory.release();
  });

  test('is a one-line error if it can’t be created', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const wanted = join(file, 'data');
    expect(() => openDataDirectory(wanted)).toThrow(DataDirectoryError);
    expect(() => openDataDirectory(wanted)).toThrow(
      /^DATA_DIR .*data can't be created: ENOTDIR: .*\. Set it to a folder that this user can write\.$/,
    );
  });

  const onLinux = existsSync('/proc/self') ? test : test.skip;
  onLinux('is a one-line error on a file system without folders of users', () => {
    expect(() => openDataDirectory('/proc/tibyan/data')).toThrow(
      new DataDirectoryError(
        "DATA_DIR /proc/tibyan/data can't be created: its file system is read-only. Set it to a folder that this user can write.",
      ),
    );
  });

  test('is a one-line error if it can’t be written', () => {
    const folder = unwritableFolder();
    expect(() => openDataDirectory(folder)).toThrow(DataDirectoryError);
    expect(() => openDataDirectory(folder)).toThrow(
      new RegExp(
        `^DATA_DIR ${folder} can't be written: E[A-Z]+: .*\\. Set it to a folder that this user can write\\.$`,
      ),
    );
  });
});

/** Permissions don't stop root, but even root can't create a file in /proc. */
function unwritableFolder(): string {
  if (process.getuid?.() === 0) return '/proc/self';
  const folder = join(newFolder(), 'unwritable');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  return folder;
}
