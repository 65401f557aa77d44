/**
 * A primary process with one worker, which spends units before the primary process dies, and tells it
 * before it can notice.
 */
import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import { createLog } from '../../api/log';
import { budgetsOfWorkers, onLeave, reportReady, Workers } from '../../api/workers';

/** Longer than the time after which a worker tells what was spent. */
const BLOCKED_MS = 60;

if (cluster.isPrimary) {
  void new Workers(1, createLog('silent')).start();
} else {
  onLeave(() => process.exit(0));
  const units = budgetsOfWorkers().create('units', 100);
  reportReady(1);
  const { ppid } = process;
  setImmediate(() => {
    units.settle('a', 1);
    writeSync(1, 'spent\n');
    const never = new Int32Array(new SharedArrayBuffer(4));
    while (process.ppid === ppid) Atomics.wait(never, 0, 0, BLOCKED_MS);
  });
}
