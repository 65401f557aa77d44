/**
 * `npm test`: everything that proves the project, from nothing. `npm test -- types api` runs only
 * the named steps. Ends with the line `N passed, N failed`, in which a check counts as one test.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
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

/** Each step tells how many passed, failed and were skipped, and what to show of a failure. */
const steps = {
  format: check(() => [bin('prettier'), '--check', '--log-level', 'warn', '.']),
  lint: check(() => [bin('eslint'), '--max-warnings', '0', '.']),
  types: check(() => [bin('tsc', 'typescript')]),
  schema: check(() => tsx('scripts/printSchema.ts', '--check')),
  relay: check(() => [bin('relay-compiler'), '--validate']),
  api: jest('api'),
  client: jest('client'),
  contract: jest('contract'),
  build: async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0, skipped: 0 };
  },
  e2e: jest('e2e', async () => {
    await ensureBuilt();
    return { CHROME_PATH: await ensureBrowser() };
  }),
};

runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in steps));
  if (unknown) {
    throw new PrepareError(
      `There is no step ${unknown}. The steps are ${Object.keys(steps).join(', ')}.`,
    );
  }
  checkNode();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const add = (result) => {
    for (const key of Object.keys(total)) total[key] += result[key];
  };
  let areTestsRun = false;
  try {
    await ensureInstalled();
    await ensureGenerated();
    // A failure doesn't keep the other steps from telling what they find.
    for (const [name, step] of Object.entries(steps)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const result = await timed(name, step);
      add(result);
      // Checks alone prove little, unless they were asked for by name.
      const counts = result.isJest || names.length > 0;
      areTestsRun ||= counts && result.passed + result.failed > 0;
    }
  } catch (error) {
    report(error);
    add({ passed: 0, failed: 1, skipped: 0 });
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed === 0 && areTestsRun ? 0 : 1);
});

async function timed(name, step) {
  const start = performance.now();
  const result = await step().catch((error) => {
    report(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  if (result.output) console.log(result.output.trimEnd());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  console.log(`${name.padEnd(10)}${mark.padEnd(8)}${seconds.padStart(6)} s  ${shown(result)}`);
  return result;
}

function shown({ passed, failed, skipped, again = [] }) {
  return [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    ...again.map((name) => `at the second try: ${name}`),
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

/** One project of jest.config.cjs; `prepare` gives the environment that it needs. */
function jest(project, prepare) {
  return async () => {
    const env = await prepare?.();
    const folder = mkdtempSync(join(tmpdir(), 'tibyan-test-'));
    const file = join(folder, 'results.json');
    try {
      const args = ['--selectProjects', project, '--ci', '--maxWorkers', '2'];
      args.push('--passWithNoTests', '--json', '--outputFile', file);
      const environment = { ...env, NODE_ENV: 'test' };
      const { isOk, output } = await run(process.execPath, [bin('jest'), ...args], environment);
      const result = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none();
      // Jest may fail without a failed test, such as for a file that it can't read.
      if (!isOk && result.failed === 0) result.failed = 1;
      return { ...result, isJest: true, ...(result.failed > 0 && { output }) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function none() {
  return { passed: 0, failed: 0, skipped: 0 };
}

/** A file of tests that could not run counts as one failed test. */
function count(results) {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
    again: results.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  };
}
