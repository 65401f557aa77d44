import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'import-cycles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the project has no import cycle', () => {
  const folders = ['text', 'content', 'api', 'client', 'scripts', 'tests', 'bench'];
  const { output, modules } = cruise(root, folders);
  expect(output).toMatch(/no dependency violations found/);
  expect(modules).toBeGreaterThan(1000);
}, 120_000);

test('a cycle of any kind of import is reported with its path', () => {
  const back: Record<string, string> = {
    exports: "export { One } from './One';",
    lazyImports: "const one = () => import('./One');",
    types: "import type { One } from './One';",
    typesAmongValues: "import { a, type One } from './One';",
    values: "import { One } from './One';",
    none: "import { Four } from './Four';",
  };
  for (const [room, text] of Object.entries(back)) {
    write(`client/${room}/One.tsx`, "import { Two } from './Two';");
    write(`client/${room}/Two.tsx`, "import { Three } from './Three';");
    write(`client/${room}/Three.tsx`, text);
    write(`client/${room}/Four.tsx`, '');
  }
  const lines = cruise(folder, ['client']).output.replace(/ →\s+/g, ' -> ').split('\n');
  const found = lines.flatMap((line) => /error no-cycles: (.*?)\s*$/.exec(line)?.[1] ?? []);
  const rooms = ['exports', 'lazyImports', 'types', 'typesAmongValues', 'values'];
  expect(found.sort()).toEqual(
    rooms.map((room) => {
      const way = ['One', 'Two', 'Three', 'One'].map((name) => `client/${room}/${name}.tsx`);
      return expect.stringContaining(way.join(' -> '));
    }),
  );
}, 120_000);

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function cruise(cwd: string, folders: string[]) {
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), ...folders];
  const { stdout } = spawnSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' });
  return { output: stdout, modules: Number(/(\d+) modules/.exec(stdout)?.[1]) };
}
