/** A load of requests, from a process of its own. */
import type { Question } from './http';
import { start } from './resources';

export interface Loads {
  urls: string[];
  question: Question;
  /** Of each address in a round. */
  requests: number;
  rounds: number;
}

/**
 * @returns seconds by rounds, in the order of the addresses
 * @throws when any answer is not a success
 */
export async function secondsOfLoads(loads: Loads): Promise<number[][]> {
  const args = ['--import', 'tsx', 'bench/loadInTurn.ts', JSON.stringify(loads)];
  return JSON.parse(await start(process.execPath, args).output) as number[][];
}
