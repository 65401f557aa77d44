/** Workers that end while they are replaced, or without their primary process. */
import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../../../api/log';
import { Workers } from '../../../api/workers';
import { startScript } from '../../support/childProcess';

// Processes start slowly on a busy machine.
jest.setTimeout(60_000);

const COUNT = 3;
/** Longer than the time until a worker that died is replaced, on a machine that isn't busy. */
const REPLACED_MS = 1500;

test.each([0, -1])('worker %i, which dies during a restart, is replaced once', async (place) => {
  cluster.setupPrimary({ exec: join(__dirname, '../../support/worker.mjs'), execArgv: [] });
  const alive = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.id ?? []);
  const workers = new Workers(COUNT, createLog('silent'));
  expect(await workers.start()).toBeDefined();
  const before = alive();
  const restarting = workers.restart();
  cluster.workers?.[before.at(place) ?? 0]?.process.kill('SIGKILL');
  await restarting;
  await sleep(REPLACED_MS);
  while (alive().length < COUNT) await sleep(10);
  expect(alive()).toHaveLength(COUNT);
  expect(alive().filter((id) => before.includes(id))).toEqual([]);
  await workers.stop('SIGKILL');
  // Node forgets a worker once its channel is closed too.
  while (alive().length > 0) await sleep(10);
});

test('a worker ends quietly when the primary process is killed, although it has something to tell', async () => {
  const primary = startScript('spendingWorker.ts');
  await primary.line((line) => line === 'spent');
  primary.kill('SIGKILL');
  // The end of the output is that of the worker too.
  expect((await primary.end).lines).toEqual(['spent']);
});
