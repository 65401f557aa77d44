/** Processes and folders of a run: all end with it, however it ends. */
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

/** A folder of a server of its own: what it stores reaches nobody else. */
export function copyOf(dataDir: string): string {
  const folder = temporaryFolder('copy');
  cpSync(dataDir, folder, { recursive: true });
  rmSync(join(folder, 'lock'), { force: true });
  return folder;
}

export interface Child {
  process: ChildProcess;
  /** Resolves with the first match in its output; rejects when it ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with all it printed on standard output; rejects when it ends with another code than 0. */
  output: Promise<string>;
  stop(): Promise<void>;
}

interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  /** A stream beside the standard three, which `process.stdio[3]` gives. */
  hasOwnStream?: boolean;
  /** A file for what it prints: reading a server's log would take time from what is measured. */
  log?: string;
  /** It starts processes of its own, which are to end with it. */
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
  // Whoever doesn't wait for the end doesn't mind how it is.
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

/** Kills what a part left behind. */
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
    // It has ended.
  }
}
