/** Several processes of the server under one command, which share its port. */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Budgets, type Spending } from './http/limits/budgets';

const MIN_RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
/** The primary process answers at once, unless it is very busy. */
const MAX_ANSWER_MS = 5000;
/** A worker that dies sooner probably dies for a lasting reason. */
const SHORT_LIFE_MS = 10_000;

/** What a worker and the primary process tell each other. */
type Message =
  | { type: 'ready'; port: number }
  | { type: 'leave' }
  /** A worker that takes no more connections asks, and gets the same as the answer. */
  | { type: 'left' }
  /** The primary process passes it on to the other workers. */
  | { type: 'spent'; spending: Spending };

/** True for the only process of a server, and for its first worker. */
export const isFirstWorker = () => !cluster.isWorker || cluster.worker?.id === 1;

/** Reports to the primary process that this worker serves requests; false if it isn't a worker. */
export function reportReady(port: number): boolean {
  if (!cluster.isWorker) return false;
  process.send?.({ type: 'ready', port } satisfies Message);
  return true;
}

/** Calls back when this worker is to be replaced, or the primary process has died. */
export function onLeave(leave: (reason: string) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', ({ type }: Message) => {
    if (type === 'leave') leave('leave');
  });
  process.on('disconnect', () => leave('the primary process died'));
}

/**
 * Resolves when the primary process hands no more connections to this worker, which has closed its server. Those that
 * were on their way have been handed to another worker; nobody would answer them if this one had ended.
 */
export async function lastConnection(): Promise<void> {
  if (!cluster.isWorker || !process.connected) return;
  const answered = new Promise<void>((resolve) => {
    process.on('message', ({ type }: Message) => {
      if (type === 'left') resolve();
    });
    process.once('disconnect', () => resolve());
  });
  const message: Message = { type: 'left' };
  process.send?.(message, undefined, undefined, () => undefined);
  await Promise.race([answered, sleep(MAX_ANSWER_MS, undefined, { ref: false })]);
}

/** Budgets of addresses, shared with the other workers. */
export function budgetsOfWorkers(): Budgets {
  if (!cluster.isWorker) return new Budgets();
  const budgets = new Budgets((spending) => {
    const message: Message = { type: 'spent', spending };
    // The primary process may have died, which `disconnect` reports.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  });
  process.on('message', (message: Message) => {
    if (message.type === 'spent') budgets.receive(message.spending);
  });
  return budgets;
}

/** The primary process: starts the workers, and replaces those that die. */
export class Workers {
  private isStopping = false;
  private restartDelayMs = MIN_RESTART_DELAY_MS;
  /** Workers whose end is intended. */
  private readonly leaving = new Set<Worker>();
  private restarting = Promise.resolve();

  constructor(
    private readonly count: number,
    private readonly log: Logger,
  ) {}

  /**
   * Starts the first worker, which prepares the database, then the others.
   * @returns the port; undefined if a worker could not start, which has printed the reason
   */
  async start(): Promise<number | undefined> {
    const port = await this.startOne();
    if (port === undefined) return undefined;
    const others = Array.from({ length: this.count - 1 }, () => this.startOne());
    return (await Promise.all(others)).includes(undefined) ? undefined : port;
  }

  /** Replaces the workers one after the other; each new one serves before the old one leaves. */
  restart(): Promise<void> {
    this.restarting = this.restarting.then(async () => {
      for (const worker of this.workers()) {
        if (this.isStopping) return;
        // Another one is started for it already.
        if (worker.isDead()) continue;
        // If it dies from now on, the new one takes its place.
        this.leaving.add(worker);
        const port = await this.startOne();
        if (port === undefined) {
          if (!this.leaving.delete(worker)) void this.replace(0);
          this.log.error('a new worker could not start; the others stay');
          return;
        }
        await this.remove(worker);
      }
      this.log.info({ workers: this.count }, 'all workers were replaced');
    });
    return this.restarting;
  }

  /** Sends a signal to all workers and waits for their end. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.isStopping = true;
    await Promise.all(
      this.workers().map(async (worker) => {
        const end = ended(worker);
        worker.process.kill(signal);
        await end;
      }),
    );
  }

  /** Those that leave too. */
  private workers(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  }

  /** @returns the port; undefined if the worker ended before it was ready */
  private startOne(): Promise<number | undefined> {
    const started = performance.now();
    const worker = cluster.fork();
    let isReady = false;
    return new Promise((resolve) => {
      worker.on('message', (message: Message) => {
        if (message.type === 'spent') this.passOn(message, worker);
        // Sent after the connections that were handed over before.
        if (message.type === 'left') send(worker, message);
        if (message.type !== 'ready') return;
        isReady = true;
        resolve(message.port);
      });
      worker.on('exit', (code, signal) => {
        resolve(undefined);
        if (!isReady || this.isStopping || this.leaving.delete(worker)) return;
        this.log.error({ worker: worker.process.pid, code, signal }, 'a worker died');
        void this.replace(performance.now() - started);
      });
    });
  }

  private passOn(message: Message, from: Worker): void {
    for (const worker of this.workers()) {
      if (worker !== from) send(worker, message);
    }
  }

  /** Starts a worker for one that died, and later again if it can't start. */
  private async replace(livedMs: number): Promise<void> {
    const isShort = livedMs < SHORT_LIFE_MS;
    this.restartDelayMs = isShort
      ? Math.min(this.restartDelayMs * 2, MAX_RESTART_DELAY_MS)
      : MIN_RESTART_DELAY_MS;
    await sleep(this.restartDelayMs);
    if (this.isStopping) return;
    const started = performance.now();
    const port = await this.startOne();
    if (port === undefined) await this.replace(performance.now() - started);
  }

  private async remove(worker: Worker): Promise<void> {
    const end = ended(worker);
    send(worker, { type: 'leave' });
    await end;
  }
}

/** Nothing is sent to a worker that has just ended. */
function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

const ended = (worker: Worker) =>
  new Promise<void>((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });
