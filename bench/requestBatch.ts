/** Sends many different requests once, from a separate process. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSON_HEADERS } from './http';
import { start, temporaryFolder } from './resources';

interface Request {
  query: string;
  variables: object;
}

/** The file with the requests for the other process. */
export interface RequestBatch {
  headers: Record<string, string>;
  bodies: string[];
}

/** @returns milliseconds per request, with ten requests at a time */
export async function millisecondsPerRequest(
  url: string,
  requests: Request[],
  headers: Record<string, string> = {},
): Promise<number> {
  const file = join(temporaryFolder('requests'), 'requests.json');
  const bodies = requests.map((request) => JSON.stringify(request));
  const batch: RequestBatch = { headers: { ...JSON_HEADERS, ...headers }, bodies };
  writeFileSync(file, JSON.stringify(batch));
  const { output } = start(process.execPath, ['--import', 'tsx', 'bench/sendAll.ts', url, file]);
  return (Number(await output) * 1000) / requests.length;
}
