/** Commands of npm run, in processes of their own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface CommandCall {
  args: string[];
  /** Undefined leaves the standard input open and empty. */
  input?: string;
  env: { DATA_DIR?: string; DATABASE_URL?: string };
}

/** @param script file name in scripts/ */
export async function runCommand(script: string, { args, input, env }: CommandCall) {
  const child = spawn(process.execPath, [join(__dirname, '../../scripts', script), ...args], {
    env: { ...process.env, DATA_DIR: '', DATABASE_URL: '', JWT_SECRET: '', ...env },
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
