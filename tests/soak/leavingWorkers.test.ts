/** Connections on their way to a worker that ends. */
import { startScript } from '../support/childProcess';

test('workers that are replaced leave no connection without an answer', async () => {
  const { end } = startScript('leavingWorkers.ts');
  const [line = ''] = (await end).lines;
  const { sent, unanswered } = JSON.parse(line) as { sent: number; unanswered: number };
  expect(sent).toBeGreaterThan(100);
  expect(unanswered).toBe(0);
}, 180_000);
