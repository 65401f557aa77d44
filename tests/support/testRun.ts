/** One run of the tests of the API: what its workers share and what is removed after it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropPostgres, findPostgres, postgresNames } from './postgresServer';

const PREFIX = 'tibyan_test_';
const DAY_MS = 24 * 60 * 60 * 1000;

export interface TestRun {
  /** Prefix of this run's databases and files: a fixed prefix, milliseconds and the process id. */
  name: string;
  folder: string;
  /** Address of a PostgreSQL in which databases can be made; undefined when there is none. */
  postgres: string | undefined;
}

/** For globalSetup; the workers inherit its environment. */
export async function beginRun(): Promise<void> {
  const name = `${PREFIX}${Date.now()}_${process.pid}_`;
  const run: TestRun = {
    name,
    folder: mkdtempSync(join(tmpdir(), name)),
    postgres: await findPostgres(),
  };
  process.env.TIBYAN_TEST_RUN = JSON.stringify(run);
  await remove(run, isOlderThanADay);
}

/** For globalTeardown, which runs after failed tests too. */
export function endRun(): Promise<void> {
  const run = currentRun();
  return remove(run, (name) => name.startsWith(run.name));
}

export function currentRun(): TestRun {
  const kept = process.env.TIBYAN_TEST_RUN;
  if (!kept) throw new Error('globalSetup of the tests has not run.');
  return JSON.parse(kept) as TestRun;
}

async function remove({ postgres }: TestRun, isLeftover: (name: string) => boolean) {
  for (const name of readdirSync(tmpdir())) {
    if (isLeftover(name)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
  if (!postgres) return;
  for (const name of await postgresNames(postgres)) {
    if (isLeftover(name)) await dropPostgres(postgres, name);
  }
}

/** Judged by the time in the name; a killed run leaves its databases and files behind. */
function isOlderThanADay(name: string): boolean {
  const time = new RegExp(`^${PREFIX}(\\d{13})_`).exec(name)?.[1];
  return time !== undefined && Date.now() - Number(time) > DAY_MS;
}

/** A file or database name that no other test uses. */
export const newName = () => currentRun().name + randomBytes(6).toString('hex');

/** A folder of one test, removed with the run. */
export function newFolder(): string {
  const folder = join(currentRun().folder, newName());
  mkdirSync(folder);
  return folder;
}

/** Does something once for all workers of the run; the others wait for it. */
export async function onceInRun(what: string, make: () => Promise<void>): Promise<void> {
  const done = join(currentRun().folder, `${what}.done`);
  try {
    mkdirSync(join(currentRun().folder, `${what}.lock`));
  } catch {
    const failure = await waitFor(done);
    if (failure) throw new Error(failure);
    return;
  }
  try {
    await make();
    writeFileSync(done, '');
  } catch (error) {
    writeFileSync(done, `${what} could not be made: ${(error as Error).message}`);
    throw error;
  }
}

async function waitFor(file: string): Promise<string> {
  for (;;) {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
