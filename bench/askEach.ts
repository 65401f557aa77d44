/** Sends many different requests, each once, from a process of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from './http';
import { start, temporaryFolder } from './resources';

interface Request {
  query: string;
  variables: object;
}

/** What the process that sends them reads. */
export interface AllRequests {
  headers: Record<string, string>;
  bodies: string[];
}

/** @returns milliseconds for one, with ten under way at a time */
export async function millisecondsEach(
  url: string,
  requests: Request[],
  headers: Record<string, string> = {},
): Promise<number> {
  const file = join(temporaryFolder('requests'), 'requests.json');
  const bodies = requests.map((request) => JSON.stringify(request));
  const all: AllRequests = { headers: { ...json, ...headers }, bodies };
  writeFileSync(file, JSON.stringify(all));
  const { output } = start(process.execPath, ['--import', 'tsx', 'bench/askAll.ts', url, file]);
  return (Number(await output) * 1000) / requests.length;
}
