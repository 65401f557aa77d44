/** Processes and folders of a run, all of which are removed at its end. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const children = new Map<ChildProcess, { isGroup: boolean }>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of children.keys()) signal(child, 'SIGKILL');
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
});
for (const [name, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.on(name, () => process.exit(code));
}

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tibyan-bench-${name}-`));
  folders.add(folder);
  return folder;
}

/** A copy of a data directory for one server, so that others don't see its changes. */
export function copyOf(dataDir: string): string {
  const folder = temporaryFolder('copy');
  cpSync(dataDir, folder, { recursive: true });
  rmSync(join(folder, 'lock'), { force: true });
  return folder;
}

interface Child {
  process: ChildProcess;
  /** Resolves to the first match in the output; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves to the standard output; rejects if the exit code is not 0. */
  output: Promise<string>;
  stop(): Promise<void>;
}

interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  /** Adds a stream `process.stdio[3]` to the standard three. */
  hasOwnStream?: boolean;
  /** File for the output, because reading a server's log would affect the measurement. */
  log?: string;
  /** True if the process starts other processes, which must end with it. */
  isGroup?: boolean;
}

export function start(command: string, args: string[], options: ChildOptions = {}): Child {
  const { env = process.env, log } = options;
  const logged = log === undefined ? undefined : openSync(log, 'a');
  const printing = logged ?? 'pipe';
  const own = options.hasOwnStream ? (['pipe'] as const) : [];
  const stdio = ['ignore', printing, printing, ...own] satisfies SpawnOptions['stdio'];
  const isGroup = Boolean(options.isGroup) && process.platform !== 'win32';
  const child = spawn(command, args, { env, stdio, detached: isGroup });
  if (logged !== undefined) closeSync(logged);
  children.set(child, { isGroup });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    signal(child, 'SIGKILL');
    children.delete(child);
  });
  let out = '';
  let all = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (all = (all + text).slice(-20_000)));
  }
  const printed = () => (log === undefined ? all : readFileSync(log, 'utf8').slice(-20_000));
  const failure = (what: string) =>
    new Error(`${[command, ...args].join(' ')} ${what}:\n${printed()}`);
  const output = ended.then((code) => {
    if (code !== 0) throw failure(`ended with ${code ?? 'a signal'}`);
    return out;
  });
  // The exit code matters only to callers that wait for the output.
  output.catch(() => undefined);
  return {
    process: child,
    output,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const timer = setInterval(() => {
          const found = pattern.exec(printed());
          if (!found) return;
          clearInterval(timer);
          resolve(found);
        }, 20);
        const fail = () => {
          clearInterval(timer);
          reject(failure('ended early'));
        };
        ended.then(fail, reject);
      }),
    async stop() {
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), 10_000);
      await ended.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

/** Kills processes that a part has left. */
export async function endChildren(): Promise<void> {
  const left = [...children.keys()];
  await Promise.all(
    left.map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('close', () => resolve());
          signal(child, 'SIGKILL');
        }),
    ),
  );
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (children.get(child)?.isGroup) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // The process has ended.
  }
}
