/**
 * `npm test`: runs all checks and tests, and prepares everything they need. `npm test -- types api` runs
 * only the named steps, and `npm run test:soak` the tests with many repetitions and new random choices.
 * `--seed N` repeats the random choices of an earlier run. The last line is `N passed, N failed`; a check
 * counts as one test.
 */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { availableParallelism, freemem, tmpdir, totalmem, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBrowser, ensureHeadlessBrowser } from './browser.mjs';
import {
  bin,
  checkNode,
  ensureBuilt,
  ensureGenerated,
  ensureInstalled,
  PrepareError,
  run,
  runMain,
  tsx,
} from './prepare.mjs';

/** With the packages that servers run: those of development check more and are slower. */
const AS_SERVED = { NODE_ENV: 'production' };

/** More repetitions, and the similar databases and readers that `npm test` omits. */
const SOAK = { ...AS_SERVED, TIBYAN_SOAK: '1' };

/** Kept for later runs, unlike what the tests write. */
const JEST_CACHE = join(tmpdir(), `tibyan-jest-${userInfo().uid}`);

/** Each step returns the numbers of passed, failed and skipped tests, and the output of failures. */
const steps = {
  format: check(() => [bin('prettier'), '--check', '--log-level', 'warn', '.']),
  lint: check(() => [bin('eslint'), '--max-warnings', '0', '.']),
  types: check(() => [bin('tsc', 'typescript')]),
  schema: check(() => tsx('scripts/printSchema.ts', '--check')),
  relay: check(() => [bin('relay-compiler'), '--validate']),
  build: async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0, skipped: 0 };
  },
  contract: jest('contract', async () => AS_SERVED),
  client: jest('client'),
  api: jest('api', async () => AS_SERVED),
  e2e: jest('e2e', withBrowser),
  soak: jest('soak', async () => SOAK),
  'soak-api': jest('api', async () => SOAK),
  'soak-e2e': jest('e2e', withWholeBrowser),
};

/** The steps of `npm test`: the steps of a row run in turn, the rows of a phase in parallel. */
const phases = [
  [
    ['lint', 'types', 'format', 'schema', 'relay', 'build'],
    ['api', 'client', 'contract'],
  ],
  [['e2e']],
];

async function withBrowser() {
  await ensureBuilt();
  return { ...AS_SERVED, CHROME_PATH: await ensureHeadlessBrowser() };
}

/** The browser that readers have. */
async function withWholeBrowser() {
  await ensureBuilt();
  return { ...SOAK, CHROME_PATH: await ensureBrowser() };
}

const SEED_OPTION = '--seed';
const MAX_SEED = 2 ** 31;
/** `npm test` always makes the same random choices; a soak makes new ones. */
const USUAL_SEED = 1;
const GIB = 1024 ** 3;
const BYTES_PER_WORKER = 2 * GIB;
/** The limit of a container, if it has one. */
const maxMemory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const workers = Math.max(
  1,
  Math.min(availableParallelism(), Math.floor(maxMemory / BYTES_PER_WORKER)),
);

const SLOWEST_FILES = 4;

const FOLDER_PREFIX = 'tibyan-test-';
const MEMORY_DISK = '/dev/shm';
const DAY_MS = 24 * 60 * 60 * 1000;

runMain(async () => {
  const { names, seed } = readArguments(process.argv.slice(2));
  process.env.TEST_SEED = String(seed);
  checkNode();
  console.log(`Seed ${seed}, ${workers} workers`);
  const start = performance.now();
  const folder = makeFolder();
  process.env.TMPDIR = folder;
  process.env.TIBYAN_TEST_CONTENT = join(folder, 'content');
  const total = { passed: 0, failed: 0, skipped: 0 };
  let areTestsRun = false;
  const runRow = async (row) => {
    for (const name of row) {
      const result = await timed(name, steps[name]);
      for (const key of Object.keys(total)) total[key] += result[key];
      // Checks alone are not enough, unless they were requested by name.
      const counts = result.isJest || names.length > 0;
      areTestsRun ||= counts && result.passed + result.failed > 0;
    }
  };
  const installed = await timed('install', async () => {
    await ensureInstalled();
    await ensureGenerated();
    return none();
  });
  total.failed += installed.failed;
  if (installed.failed === 0) {
    // The other steps run even if one fails.
    for (const rows of names.length > 0 ? [[names]] : phases) await Promise.all(rows.map(runRow));
  }
  console.log(`${''.padEnd(18)}${secondsSince(start)} s  in all`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed === 0 && areTestsRun ? 0 : 1);
});

/**
 * A folder for everything that the tests write. They copy hundreds of databases, so it is in memory if
 * this machine has enough.
 */
function makeFolder() {
  for (const parent of [MEMORY_DISK, tmpdir()]) removeOldFolders(parent);
  const isInMemory = Math.min(freemem(), maxMemory) > 16 * GIB && freeBytes(MEMORY_DISK) > 8 * GIB;
  const folder = mkdtempSync(join(isInMemory ? MEMORY_DISK : tmpdir(), FOLDER_PREFIX));
  process.on('exit', () => remove(folder));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes what runs that were killed have left. */
function removeOldFolders(parent) {
  const entries = existsSync(parent) ? readdirSync(parent) : [];
  for (const name of entries.filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const path = join(parent, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > DAY_MS) remove(path);
  }
}

/** A folder that can't be removed, such as that of another user, doesn't stop the tests. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    console.log(`${folder} can't be removed: ${error.message}.`);
  }
}

function freeBytes(path) {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** @throws {PrepareError} for an unknown step or an invalid seed */
function readArguments(given) {
  const at = given.indexOf(SEED_OPTION);
  const names = at < 0 ? given : given.toSpliced(at, 2);
  const isSoak = names.some((name) => name.startsWith('soak'));
  const usual = isSoak ? Date.now() % MAX_SEED : USUAL_SEED;
  const seed = Number(at < 0 ? (process.env.TEST_SEED ?? usual) : given[at + 1]);
  if (!Number.isInteger(seed) || seed < 0 || seed >= MAX_SEED) {
    throw new PrepareError(`A seed is a whole number from 0 to ${MAX_SEED - 1}.`);
  }
  const unknown = names.find((name) => !Object.hasOwn(steps, name));
  if (unknown) {
    throw new PrepareError(
      `There is no step ${unknown}. The steps are ${Object.keys(steps).join(', ')}.`,
    );
  }
  return { names, seed };
}

function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1).padStart(6);
}

async function timed(name, step) {
  const start = performance.now();
  const result = await step().catch((error) => {
    report(error);
    return { ...none(), failed: 1 };
  });
  if (result.output) console.log(result.output.trimEnd());
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  console.log(`${name.padEnd(10)}${mark.padEnd(8)}${secondsSince(start)} s  ${shown(result)}`);
  return result;
}

function shown({ passed, failed, skipped, again = [], slowest }) {
  return [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    ...again.map(({ name }) => `at the second try: ${name}`),
    slowest && `longest: ${slowest}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function report(error) {
  const isKnown = error instanceof PrepareError;
  if (isKnown && error.output) console.log(error.output.trimEnd());
  console.log(isKnown ? error.message : error);
}

function check(args) {
  return async () => {
    const { isOk, output } = await run(process.execPath, args());
    return isOk
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0, output };
  };
}

/** Runs a project of jest.config.cjs; `prepare` returns its environment. */
function jest(project, prepare) {
  return async () => {
    const env = await prepare?.();
    const folder = mkdtempSync(join(tmpdir(), 'tibyan-test-'));
    const file = join(folder, 'results.json');
    try {
      const args = ['--selectProjects', project, '--ci', '--maxWorkers', String(workers)];
      args.push(
        '--passWithNoTests',
        '--json',
        '--outputFile',
        file,
        '--cacheDirectory',
        JEST_CACHE,
      );
      const environment = { NODE_ENV: 'test', ...env };
      const { isOk, output } = await run(process.execPath, [bin('jest'), ...args], environment);
      const result = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none();
      // Jest may fail without a failed test, such as for an unreadable file.
      if (!isOk && result.failed === 0) result.failed = 1;
      return { ...result, isJest: true, output: result.failed > 0 ? output : reasonsOf(result) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function none() {
  return { passed: 0, failed: 0, skipped: 0 };
}

/** A test file that can't run counts as one failed test. */
function count(results) {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
    again: results.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName, retryReasons = [] }) => ({ name: fullName, reasons: retryReasons })),
    slowest: slowestOf(results.testResults),
  };
}

/** The test files that took longest, with their seconds. */
const slowestOf = (files) =>
  files
    .map(({ name, startTime, endTime }) => ({ name: basename(name), ms: endTime - startTime }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST_FILES)
    .map(({ name, ms }) => `${name.replace(/\.test\.tsx?$/, '')} ${Math.round(ms / 1000)}`)
    .join(', ');

/** Why tests failed at the first try. */
const reasonsOf = ({ again }) =>
  again.map(({ name, reasons }) => [name, ...reasons].join('\n')).join('\n\n');
