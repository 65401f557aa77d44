/** Starts the built server in production mode on a free local port. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start, temporaryFolder } from './resources';

interface Server {
  url: string;
  /** CPU seconds so far, in all threads; NaN if the system has no /proc. */
  cpuSeconds(): number;
  /** Memory in MiB; NaN if the system has no /proc. */
  memory(): number;
  /** Peak memory of the process in MiB, known when it has ended. */
  peak: Promise<number>;
  stop(): Promise<void>;
}

/** Environment variables that must not affect the measurements. */
const SETTINGS =
  /^(PORT|HOST|DATABASE_URL|DATA_DIR|JWT_SECRET|PUBLIC_URL|TRUST_PROXY|LOG_LEVEL|RATE_LIMIT|IMPORT_ON_START|DRAIN_SECONDS|WORKERS|CACHE_BYTES|METRICS_PORT|METRICS_HOST|METRICS_TOKEN|NODE_OPTIONS)$/;

const JWT_SECRET = 'a-secret-that-is-long-enough-for-the-bench';

function environment(
  dataDir: string,
  databaseUrl?: string,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    DRAIN_SECONDS: '0',
    WORKERS: '1',
  };
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, JWT_SECRET };
  return { ...Object.fromEntries(own), NODE_ENV: 'production', ...settings, ...database, ...more };
}

/** Writes the peak memory, which on all systems only the process itself knows, to the fourth stream. */
const reportPeak = `process.on('exit', () =>
  process.getBuiltinModule('node:fs').writeSync(3, String(process.resourceUsage().maxRSS)))`;

/**
 * Resolves when the server is ready.
 * @param databaseUrl address of a PostgreSQL database; undefined for the embedded one
 * @param settings environment variables that differ from those of all parts
 */
export async function startServer(
  dataDir: string,
  databaseUrl?: string,
  settings?: Record<string, string>,
): Promise<Server> {
  const child = start(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(reportPeak)}`, 'dist/api/main.js'],
    {
      env: environment(dataDir, databaseUrl, settings),
      log: join(temporaryFolder('log'), 'log'),
      hasOwnStream: true,
    },
  );
  const peak = new Promise<number>((resolve) => {
    child.process.stdio[3]?.on('data', (kib: Buffer) => resolve(Number(kib) / 1024));
  });
  const { pid } = child.process;
  return {
    url: await address(child),
    cpuSeconds: () => cpuSecondsOf(pid),
    memory: () => memoryOf(pid),
    peak,
    stop: child.stop,
  };
}

/** Runs `npm start`. */
export async function npmStart(dataDir: string): Promise<Pick<Server, 'url' | 'stop'>> {
  const npm = process.env.npm_execpath ?? '';
  const [command, args] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = start(command, [...args, 'start'], { env: environment(dataDir), isGroup: true });
  return { url: await address(child), stop: child.stop };
}

async function address({ printed }: ReturnType<typeof start>): Promise<string> {
  const [, port] = await printed(/Tibyan is ready: \S+:(\d+)/);
  return `http://127.0.0.1:${port}`;
}

const TICKS_PER_SECOND = 100;

function cpuSecondsOf(pid: number | undefined): number {
  // Name of the process in parentheses, its state, then numbers: user and system time are the 12th and 13th.
  const fields = procFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const memoryOf = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(procFile(pid, 'status'))?.[1]) / 1024;

function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
