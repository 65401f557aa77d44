/** The files for operators name only settings that the server has. */
import { readFileSync } from 'node:fs';
import { readConfig, SETTINGS } from '../../api/config';

/** Settings of Node, PostgreSQL and Compose. */
const OF_OTHERS = /^(NODE_ENV|POSTGRES_\w+|HTTP_PORT)$/;

/** Matches the names of the environment variables that a file sets or reads, or that a document explains. */
const FILES: [file: string, names: RegExp][] = [
  ['Dockerfile', /\b([A-Z_]+)=|process\.env\.([A-Z_]+)/g],
  ['compose.yaml', /(?:^ {6}|\$\{)([A-Z_]+)(?=:|\})/gm],
  ['deploy/tibyan.service', /^Environment=([A-Z_]+)/gm],
  ['docs/operations.md', /^\| `((?!SIG)[A-Z_]+)` /gm],
];

test.each(FILES)('%s names only settings of the server', (file, names) => {
  const named = [...readFileSync(file, 'utf8').matchAll(names)]
    .flatMap(([, ...groups]) => groups.filter(Boolean))
    .filter((name) => !OF_OTHERS.test(name));
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !SETTINGS.includes(name))).toEqual([]);
});

test('the README explains every setting', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(SETTINGS.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the servers of compose.yaml start with what it sets', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  const [, block = ''] =
    /^ {2}tibyan-1:.*?^ {4}environment:\n((?: {6}.*\n)+)/ms.exec(compose) ?? [];
  const values = [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value = '']) => [
    name,
    value.replace(/\$\{PUBLIC_URL:-\}/, '').replace(/\$\{\w+[^}]*\}/, 'x'.repeat(32)),
  ]);
  expect(readConfig(Object.fromEntries(values) as Record<string, string>)).toMatchObject({
    databaseUrl: expect.stringMatching(/^postgresql:.*@postgres:5432\/tibyan$/) as string,
    trustProxy: 1,
    publicUrl: undefined,
  });
});

const numberIn = (file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
const drainSeconds = numberIn('api/start.ts', /^const DRAIN_SECONDS = (\d+)/m);
const finishSeconds = numberIn('api/http/httpServer.ts', /^const CLOSING_MS = (\d+)_000/m);

test('a server may finish its requests before systemd and Compose kill it', () => {
  const needed = drainSeconds + finishSeconds;
  expect(numberIn('deploy/tibyan.service', /^TimeoutStopSec=(\d+)/m)).toBeGreaterThan(needed);
  expect(numberIn('compose.yaml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(needed);
});

test('nginx closes idle connections before a server that stops does', () => {
  const idleSeconds = numberIn('deploy/nginx.conf', /keepalive_timeout (\d+)s/);
  expect(idleSeconds).toBeLessThan(drainSeconds);
});

test('a connection that listens for changes is replaced before a save may be 2 s old', () => {
  const millisecondsOf = (name: string) =>
    numberIn('api/database/postgres.ts', new RegExp(`^const ${name} = (\\d+);`, 'm'));
  const [interval, timeout] = ['PING_INTERVAL_MS', 'PING_TIMEOUT_MS'].map(millisecondsOf);
  expect(interval! + timeout!).toBeLessThan(2000);
});
