/** A load of requests, from a process of its own. */
import type { Question } from './http';
import { start } from './resources';

const CONNECTIONS = 10;

interface Result {
  requests: { total: number };
  duration: number;
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** @throws when any answer is not a success */
export async function requestsPerSecond(
  url: string,
  { method = 'GET', headers = {}, body }: Question,
  seconds: number,
): Promise<number> {
  const args = ['node_modules/autocannon/autocannon.js', '--json', '--no-progress'];
  args.push('--connections', String(CONNECTIONS), '--duration', String(seconds));
  args.push('--method', method, ...(body ? ['--body', body] : []));
  for (const [name, value] of Object.entries(headers)) args.push('--headers', `${name}=${value}`);
  const { requests, duration, ...rest } = JSON.parse(
    await start(process.execPath, [...args, url]).output,
  ) as Result;
  const failures = rest.errors + rest.timeouts + rest.non2xx;
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed.`);
  return requests.total / duration;
}
