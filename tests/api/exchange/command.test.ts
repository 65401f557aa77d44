/** `npm run import` and `npm run export`, in a separate process where that matters. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDirectory } from '../../../api/database/dataDirectory';
import {
  runExport as exportCommand,
  runImport as importCommand,
} from '../../../scripts/exchange.ts';
import { callCommand, runCommand } from '../../support/command';
import { embedded, folderOf, makeDatabase } from '../../support/database';
import { newFolder } from '../../support/testRun';

jest.setTimeout(120_000);

let DATA_DIR: string;
let file: string;

beforeAll(async () => {
  DATA_DIR = newFolder();
  const name = await makeDatabase(embedded, 'tiny');
  renameSync(folderOf(name), join(DATA_DIR, 'postgres'));
  const words = { '1:1:1': 'adıyla', '1:1:2': 'Allah’ın', '1:1:3': 'Rahman', '1:1:4': 'Rahim' };
  file = join(newFolder(), 'turkish.json');
  writeFileSync(file, JSON.stringify(words));
});

const runImport = (...args: string[]) =>
  callCommand('import.mjs', importCommand, { args, env: { DATA_DIR } });
const runExport = (...args: string[]) =>
  callCommand('export.mjs', exportCommand, { args, env: { DATA_DIR } });

test.each([
  [runImport, []],
  [runImport, ['qul']],
  [runImport, ['constructor', 'x']],
  [runImport, ['qul', 'x', '--field', 'name']],
  [runImport, ['tibyan', 'x', 'y']],
  [runExport, []],
  [runExport, ['x', 'y']],
])('invalid arguments print the usage (case %#)', async (run, args) => {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^Usage:\n {2}npm run (import|export) -- /);
});

test('a file is imported in a dry run, then for real, then without changes', async () => {
  const last = async (...more: string[]) => {
    const args = ['qul', file, ...more];
    const { code, stdout } = await runCommand('import.mjs', { args, env: { DATA_DIR } });
    return { code, said: stdout.trim().split('\n').at(-1) };
  };
  const kept = '0 with kept edits of an admin.';
  expect(await last('--dry-run')).toEqual({
    code: 0,
    said: `4 words: 4 would change, 0 unchanged, ${kept}`,
  });
  expect(await last()).toEqual({ code: 0, said: `4 words: 4 changed, 0 unchanged, ${kept}` });
  expect(await last()).toEqual({ code: 0, said: `4 words: 0 changed, 4 unchanged, ${kept}` });
});

test('errors are reported and counted, and nothing is imported', async () => {
  const broken = join(newFolder(), 'turkish.json');
  const verses = Array.from({ length: 30 }, (_, index) => [`2:${index + 1}:1000`, 'x']);
  writeFileSync(broken, JSON.stringify({ '1:2:1': 'hamd', ...Object.fromEntries(verses) }));
  const { code, stderr } = await runImport('qul', broken);
  const lines = stderr.trim().split('\n');
  expect(code).toBe(1);
  expect(lines).toHaveLength(22);
  expect(lines[0]).toBe(`${broken}:2:1: The first word has no text.`);
  expect(lines.slice(-2)).toEqual(['… and 10 more.', 'Nothing was imported: 30 errors.']);
});

test('an export prints row counts and never overwrites a folder', async () => {
  const folder = join(newFolder(), 'export');
  expect(await runExport(folder, '--dry-run')).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(folder)).toBe(false);
  const { code, stdout } = await runCommand('export.mjs', { args: [folder], env: { DATA_DIR } });
  expect({ code, exists: existsSync(join(folder, 'manifest.json')) }).toEqual({
    code: 0,
    exists: true,
  });
  expect(stdout).toContain('surahs.jsonl: 114 rows\n');
  expect(await runExport(folder)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${folder} is not an empty folder. Choose a new one.\n`,
  });
});

test('a data directory in use is refused', async () => {
  const directory = openDataDirectory(DATA_DIR);
  const { code, stderr } = await runCommand('import.mjs', {
    args: ['qul', file],
    env: { DATA_DIR },
  });
  directory.release();
  expect(code).toBe(1);
  expect(stderr).toMatch(/is in use.* If that is the server, stop it/);
});

test('a database without the text of the Qur’an is refused', async () => {
  const empty = newFolder();
  mkdirSync(join(empty, 'x'));
  const { code, stderr } = await callCommand('import.mjs', importCommand, {
    args: ['qul', file],
    env: { DATA_DIR: join(empty, 'x') },
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database is empty/);
});
