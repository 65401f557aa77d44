/** What the commands of `npm run` prepare, in a small project with a lock file and a build of its own. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGES = {
  '': {},
  'node_modules/used': { version: '1.0.0', integrity: 'a' },
  'node_modules/builder': { version: '1.0.0', integrity: 'b', dev: true },
};

describe('a built folder with production packages only', () => {
  let folder: string;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const writeInstalled = (...names: (keyof typeof PACKAGES)[]) => {
    const packages = Object.fromEntries(names.map((name) => [name, PACKAGES[name]]));
    write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tibyan-prepare-'));
    for (const name of ['dist/api', 'node_modules', 'api', 'scripts']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    for (const file of ['prepare.mjs', 'admin.mjs', 'start.mjs', 'build.mjs']) {
      cpSync(join('scripts', file), join(folder, 'scripts', file));
    }
    write('package-lock.json', JSON.stringify({ packages: PACKAGES }));
    write('api/main.ts', 'source');
    write('dist/api/main.js', 'console.log("serving in", process.env.NODE_ENV);');
    write(
      'dist/api/admin.js',
      'export const admin = (args) => { console.log(...args); return 3; };',
    );
    write('npm-cli.js', 'console.log("npm was called"); process.exit(1);');
    writeInstalled('node_modules/used');
    const stamp = 'import("./scripts/prepare.mjs").then((it) => console.log(it.builtFrom()))';
    write(
      'dist/built-from',
      execFileSync(process.execPath, ['-e', stamp], { cwd: folder }).toString().trim(),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (script: string, ...args: string[]) => {
    const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'scripts', script), ...args],
      { env, encoding: 'utf8' },
    );
    return { status, output: (stdout + stderr).trim() };
  };

  test('starts, and runs commands, without writing anything', () => {
    const before = readdirSync(folder, { recursive: true });
    expect(run('start.mjs')).toEqual({ status: 0, output: 'serving in production' });
    expect(run('admin.mjs', 'create', 'NAME')).toEqual({ status: 3, output: 'create NAME' });
    expect(run('build.mjs')).toEqual({ status: 0, output: '' });
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test.each(['start.mjs', 'admin.mjs', 'build.mjs'])(
    '%s installs what a build needs once a source has changed',
    (script) => {
      write('api/main.ts', 'changed source');
      expect(run(script)).toMatchObject({
        status: 1,
        output: expect.stringContaining('npm was called') as string,
      });
    },
  );

  test('is not used if a production package is missing', () => {
    writeInstalled('node_modules/builder');
    expect(run('start.mjs').output).toContain('npm was called');
  });
});
