/** Built servers for the end-to-end tests, with the whole Qur'an in their databases. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(__dirname, '../..');
const BUILT = 'dist/api/main.js';

/** Ends the server with the process that started it, however that ended. */
const ENDS_WITH_ITS_PARENT =
  'data:text/javascript,process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))';

type Settings = Record<string, string>;

interface ServerRun {
  folder: string;
  origin: string;
  /** The password of the admin on every server. */
  password: string;
}

export interface BrowserServer {
  /** Without a trailing slash; the same after a restart. */
  origin: string;
  /** Its folder, for commands while it is stopped. */
  dataDir: string;
  /**
   * Does nothing when it is stopped already. Kills the server, which would make a backup first, unless the signal asks
   * it to end.
   */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Does nothing when it is running. */
  start(): Promise<void>;
  /** The admin's first password, if this was the first start on its data. */
  password: string | undefined;
  /** The lines that the first process printed. */
  output: readonly string[];
}

let shared: BrowserServer | undefined;

/** The processes that a test has asked to end. */
const stopped = new WeakSet<ChildProcess>();

/** For globalSetup: fills a first database and starts the shared server. */
export async function beginServerRun(): Promise<void> {
  if (!existsSync(join(ROOT, BUILT))) {
    throw new Error(`There is no ${BUILT}: build with \`npm test -- build\`.`);
  }
  // The API tests delete folders with this prefix that are older than a day.
  const folder = mkdtempSync(join(tmpdir(), `tibyan_test_${Date.now()}_${process.pid}_e2e_`));
  let run: ServerRun = { folder, origin: '', password: '' };
  process.env.TIBYAN_E2E_RUN = JSON.stringify(run);
  const data = join(folder, 'template');
  // The tests of the API leave the content that they imported, which takes a quarter of a minute.
  const content = process.env.TIBYAN_TEST_CONTENT;
  if (content && existsSync(content)) cpSync(content, join(data, 'postgres'), { recursive: true });
  const template = await startOn(data);
  await template.stop('SIGTERM');
  shared = await startBrowserServer();
  run = { folder, origin: shared.origin, password: template.password ?? '' };
  process.env.TIBYAN_E2E_RUN = JSON.stringify(run);
}

/** For globalTeardown, which runs after failed tests too. */
export async function endServerRun(): Promise<void> {
  await shared?.stop();
  rmSync(currentRun().folder, { recursive: true, force: true });
}

export const sharedOrigin = () => currentRun().origin;

/** The name of the admin that the first start creates. */
export const ADMIN = 'admin';

export const adminPassword = () => currentRun().password;

function currentRun(): ServerRun {
  const kept = process.env.TIBYAN_E2E_RUN;
  if (!kept) throw new Error('globalSetup of the journeys has not run.');
  return JSON.parse(kept) as ServerRun;
}

/**
 * A server for one test file, running when each test starts. A retried test gets the data of a
 * first start instead of what its failed try left.
 * @param settings environment variables besides those of all servers, read before the first test
 */
export function useServer(settings: () => Settings = () => ({})): BrowserServer {
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
    server ??= await startBrowserServer(settings());
    await server.start();
  });
  afterAll(() => server?.stop());
  return {
    get origin() {
      return current().origin;
    },
    get dataDir() {
      return current().dataDir;
    },
    get password() {
      return current().password;
    },
    get output() {
      return current().output;
    },
    start: () => current().start(),
    stop: (signal) => current().stop(signal),
  };
}

/** Starts a server for the caller, who has to stop it. */
async function startBrowserServer(settings: Settings = {}): Promise<BrowserServer> {
  const { folder } = currentRun();
  const data = mkdtempSync(join(folder, 'data-'));
  cpSync(join(folder, 'template'), data, { recursive: true });
  return startOn(data, settings);
}

/** Starts a server on an empty folder, which it fills; the caller has to stop it. */
export const startFirstServer = (): Promise<BrowserServer> =>
  startOn(mkdtempSync(join(currentRun().folder, 'first-')));

async function startOn(data: string, settings: Settings = {}): Promise<BrowserServer> {
  mkdirSync(data, { recursive: true });
  const { password, output, ...launched } = await launch(data, '0', settings);
  let { child, port } = launched;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    origin: `http://localhost:${port}`,
    dataDir: data,
    password,
    output,
    async stop(signal = 'SIGKILL') {
      if (!isRunning()) return;
      stopped.add(child);
      child.kill(signal);
      await once(child, 'exit');
    },
    async start() {
      if (!isRunning()) ({ child, port } = await launch(data, port, settings));
    },
  };
}

interface Launched {
  child: ChildProcess;
  port: string;
  password: string | undefined;
  output: readonly string[];
}

async function launch(data: string, port: string, settings: Settings): Promise<Launched> {
  const child = spawn(process.execPath, ['--import', ENDS_WITH_ITS_PARENT, BUILT], {
    cwd: ROOT,
    // Overrides the environment of this machine; an empty value counts as unset.
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
      DRAIN_SECONDS: '0',
      ...settings,
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
        if (ready) resolve({ child, port: ready, password, output: lines });
      });
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const message = `The server ended with ${signal ?? code}:\n${lines.join('\n')}`;
      reject(new Error(message));
      // Any other end fails the tests, and this logs why.
      if (!stopped.has(child)) console.error(message);
    });
  });
}
