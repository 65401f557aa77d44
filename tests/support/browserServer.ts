/** Servers for the journeys in a browser: the built one, with the whole Qur'an in its database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(__dirname, '../..');
const BUILT = 'dist/api/main.js';

/** The server ends when the process that started it does, however that came about. */
const ENDS_WITH_ITS_PARENT =
  'data:text/javascript,process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))';

interface ServerRun {
  folder: string;
  origin: string;
  /** Of the admin "admin", on every server. */
  password: string;
}

export interface BrowserServer {
  /** Without a trailing slash; the same after a restart. */
  origin: string;
  /** Does nothing when it is stopped already. */
  stop(): Promise<void>;
  /** Does nothing when it is running. */
  start(): Promise<void>;
  /** That the admin was given, if this was the first start on its data. */
  password: string | undefined;
}

let shared: BrowserServer | undefined;

/** For globalSetup: imports once and starts the server that all journeys share. */
export async function beginServerRun(): Promise<void> {
  if (!existsSync(join(ROOT, BUILT))) {
    throw new Error(`There is no ${BUILT}: build with \`npm test -- build\`.`);
  }
  // The tests of the API sweep up what carries this name and is older than a day.
  const folder = mkdtempSync(join(tmpdir(), `tibyan_test_${Date.now()}_${process.pid}_e2e_`));
  let run: ServerRun = { folder, origin: '', password: '' };
  process.env.TIBYAN_E2E_RUN = JSON.stringify(run);
  const template = await startOn(join(folder, 'template'));
  await template.stop();
  shared = await startServer();
  run = { folder, origin: shared.origin, password: template.password ?? '' };
  process.env.TIBYAN_E2E_RUN = JSON.stringify(run);
}

/** For globalTeardown, which runs after failed tests too. */
export async function endServerRun(): Promise<void> {
  await shared?.stop();
  rmSync(currentRun().folder, { recursive: true, force: true });
}

export const sharedOrigin = () => currentRun().origin;

/** Of the admin whom the first start made. */
export const ADMIN = 'admin';

export const adminPassword = () => currentRun().password;

function currentRun(): ServerRun {
  const kept = process.env.TIBYAN_E2E_RUN;
  if (!kept) throw new Error('globalSetup of the journeys has not run.');
  return JSON.parse(kept) as ServerRun;
}

/**
 * A server of the test file's own, which runs as each test begins. A test that is tried again finds
 * the data of a first start, not what its first try left.
 */
export function useServer(): BrowserServer {
  const tried = new Set<string | undefined>();
  let server: BrowserServer | undefined;
  const current = () => {
    if (!server) throw new Error('The server starts as the first test begins.');
    return server;
  };
  beforeEach(async () => {
    const { currentTestName } = expect.getState();
    if (tried.has(currentTestName)) {
      await server?.stop();
      server = undefined;
    }
    tried.add(currentTestName);
    server ??= await startServer();
    await server.start();
  });
  afterAll(() => server?.stop());
  return {
    get origin() {
      return current().origin;
    },
    get password() {
      return current().password;
    },
    start: () => current().start(),
    stop: () => current().stop(),
  };
}

/** A server of the caller's own, to be stopped by the caller. */
export async function startServer(): Promise<BrowserServer> {
  const { folder } = currentRun();
  const data = mkdtempSync(join(folder, 'data-'));
  cpSync(join(folder, 'template'), data, { recursive: true });
  return startOn(data);
}

async function startOn(data: string): Promise<BrowserServer> {
  mkdirSync(data, { recursive: true });
  const { password, ...launched } = await launch(data, '0');
  let { child, port } = launched;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    origin: `http://localhost:${port}`,
    password,
    async stop() {
      if (!isRunning()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    async start() {
      if (!isRunning()) ({ child, port } = await launch(data, port));
    },
  };
}

interface Launched {
  child: ChildProcess;
  port: string;
  password: string | undefined;
}

async function launch(data: string, port: string): Promise<Launched> {
  const child = spawn(process.execPath, ['--import', ENDS_WITH_ITS_PARENT, BUILT], {
    cwd: ROOT,
    // What the person at this machine has set is not for this server; an empty value counts as unset.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      DATA_DIR: data,
      DATABASE_URL: '',
      HOST: '',
      IMPORT_ON_START: '1',
      LOG_LEVEL: 'warn',
      PORT: port,
      PUBLIC_URL: '',
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  let password: string | undefined;
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout!, child.stderr!]) {
      createInterface(output).on('line', (line) => {
        lines.push(line);
        password ??= /^The admin is "admin" with the password (\S+)/.exec(line)?.[1];
        const ready = /^Tibyan is ready: http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (ready) resolve({ child, port: ready, password });
      });
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const message = `The server ended with ${signal ?? code}:\n${lines.join('\n')}`;
      reject(new Error(message));
      // Asked to stop it ends well; at any other end the journeys fail, and this says why.
      if (code !== 0) console.error(message);
    });
  });
}
