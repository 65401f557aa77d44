/** Commands of `npm run`: in a separate process, or faster in this one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';
import { IS_SOAK } from './soak';

export interface CommandCall {
  args: string[];
  /** Undefined leaves the standard input open and empty. */
  input?: string;
  env: { DATA_DIR?: string; DATABASE_URL?: string; WEBHOOK_PRIVATE_ADDRESSES?: string };
}

const NO_SETTINGS = { DATA_DIR: '', DATABASE_URL: '', JWT_SECRET: '' };

/**
 * Calls the function behind a command, with its standard streams and its environment replaced; in a
 * soak, runs the script.
 */
export function callCommand(
  script: string,
  command: (args: string[]) => Promise<number>,
  call: CommandCall,
) {
  return IS_SOAK ? runCommand(script, call) : callHere(command, call);
}

async function callHere(
  command: (args: string[]) => Promise<number>,
  { args, input, env }: CommandCall,
) {
  const stdin = new PassThrough();
  if (input !== undefined) stdin.end(input);
  const output = { stdout: '', stderr: '' };
  const record =
    (name: keyof typeof output) =>
    (...values: unknown[]) => {
      output[name] += `${format(...values)}\n`;
    };
  const { console, process } = native;
  const { env: ownEnv } = process;
  const ownStdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const log = jest.spyOn(console, 'log').mockImplementation(record('stdout'));
  const error = jest.spyOn(console, 'error').mockImplementation(record('stderr'));
  process.env = { ...ownEnv, ...NO_SETTINGS, ...env };
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  try {
    return { code: await command(args), ...output };
  } finally {
    process.env = ownEnv;
    Object.defineProperty(process, 'stdin', ownStdin);
    log.mockRestore();
    error.mockRestore();
  }
}

/** @param script file name in scripts/ */
export async function runCommand(script: string, { args, input, env }: CommandCall) {
  const child = spawn(process.execPath, [join(__dirname, '../../scripts', script), ...args], {
    env: { ...process.env, ...NO_SETTINGS, ...env },
  });
  // A command that fails before it reads closes its end.
  child.stdin.on('error', () => undefined);
  if (input !== undefined) child.stdin.end(input);
  const [code, stdout, stderr] = await Promise.all([
    new Promise<number | null>((resolve) => child.on('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  child.stdin.destroy();
  return { code, stdout, stderr };
}
