/** Scripts of tests/support that run in separate processes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface TestProcess {
  pid: number;
  /** Resolves with the first line of output that `is` accepts; rejects when the process ends first. */
  line(is: (line: string) => boolean): Promise<string>;
  /** The lines of both outputs so far. */
  lines: readonly string[];
  kill(signal: NodeJS.Signals): void;
  /** Resolves with all lines of both outputs when the process has ended. */
  end: Promise<{ code: number | null; signal: NodeJS.Signals | null; lines: string[] }>;
}

export const startScript = (script: string, ...args: string[]) => startWith({}, script, ...args);

/** @param env environment variables in addition to those of this process */
export function startWith(
  env: Record<string, string>,
  script: string,
  ...args: string[]
): TestProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const tell = () => waiting.forEach((wake) => wake());
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (line) => {
      lines.push(line);
      tell();
    });
  }
  let isOver = false;
  const end: TestProcess['end'] = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      isOver = true;
      tell();
      resolve({ code, signal, lines });
    });
  });
  const line: TestProcess['line'] = (is) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.find(is);
        if (found === undefined && !isOver) return;
        waiting.delete(look);
        if (found !== undefined) resolve(found);
        else reject(new Error(`${script} ended: ${lines.join('\n')}`));
      };
      waiting.add(look);
      look();
    });
  return { pid: child.pid!, line, lines, kill: (signal) => child.kill(signal), end };
}
