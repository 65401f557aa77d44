/** Generates load from a separate process. */
import type { HttpRequest } from './http';
import { start } from './resources';

export interface LoadPlan {
  urls: string[];
  request: HttpRequest;
  /** Number of requests per address and round. */
  requests: number;
  rounds: number;
}

/**
 * @returns seconds per round, in the order of the addresses
 * @throws if any response is not successful
 */
export async function secondsPerRound(plan: LoadPlan): Promise<number[][]> {
  const args = ['--import', 'tsx', 'bench/loadInTurn.ts', JSON.stringify(plan)];
  return JSON.parse(await start(process.execPath, args).output) as number[][];
}
