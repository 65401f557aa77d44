/** Notifies the webhooks of changes, in each process of the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { OutageError } from '../database/outage';
import {
  makeDeliveries,
  recordOutcome,
  takeAttempts,
  type Attempt,
  type Result,
} from './deliveries';
import { post } from './post';

export interface SenderOptions {
  database: Database;
  log: Logger;
  /** Origin of links; undefined if the site has no fixed one. */
  publicUrl: string | undefined;
  /** True if receivers may have private addresses. */
  isPrivateAllowed: boolean;
  /** Called with what became of each attempt. */
  onResult?(result: Result): void;
}

/** Changes within this time after the first one are in one delivery. */
const COLLECTING_SECONDS = 3;
/** For attempts that are due, and changes whose announcement was missed. */
const POLL_MS = 10_000;
const MAX_ATTEMPTS_AT_ONCE = 10;
/** Attempts in flight may end when the server stops. */
const LAST_ATTEMPTS_MS = 2000;

export class WebhookSender {
  private readonly stopping = new AbortController();
  private readonly inFlight = new Set<Promise<void>>();
  private collecting: NodeJS.Timeout | undefined;
  private polling: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(private readonly options: SenderOptions) {}

  /** Sends what a server that was stopped has left, and follows the changes from now on. */
  start(): void {
    this.options.database.onRevision(() => this.collect());
    this.polling = setInterval(() => void this.run(COLLECTING_SECONDS), POLL_MS).unref();
    void this.run(COLLECTING_SECONDS);
  }

  /** Lets attempts end that are about to. The others are made again by another process, or after a start. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.collecting);
    clearInterval(this.polling);
    const ended = this.running.then(() => Promise.all(this.inFlight));
    const endedInTime = () =>
      Promise.race([ended, sleep(LAST_ATTEMPTS_MS, undefined, { ref: false })]);
    await endedInTime();
    this.stopping.abort();
    await endedInTime();
  }

  private collect(): void {
    if (this.isClosing) return;
    this.collecting ??= setTimeout(() => {
      this.collecting = undefined;
      void this.run(0);
    }, COLLECTING_SECONDS * 1000).unref();
  }

  /**
   * Makes the deliveries of what has changed, and begins the attempts that are due. Never fails.
   * @param minAgeSeconds of the latest change
   */
  run(minAgeSeconds: number): Promise<void> {
    const { database, log, publicUrl: origin = '' } = this.options;
    this.running = this.running
      .then(async () => {
        await makeDeliveries(database, { minAgeSeconds, origin });
        await this.begin();
      })
      .catch((error: unknown) => {
        // Requests report an outage, and the next run tries again.
        if (!(error instanceof OutageError)) log.error({ err: error }, 'the webhooks failed');
      });
    return this.running;
  }

  private async begin(): Promise<void> {
    const free = MAX_ATTEMPTS_AT_ONCE - this.inFlight.size;
    if (free <= 0 || this.isClosing) return;
    for (const attempt of await takeAttempts(this.options.database, free)) {
      const made = this.make(attempt).finally(() => {
        this.inFlight.delete(made);
        // Others may wait for their turn, and there may be changes since this delivery was made.
        if (!this.isClosing) void this.run(COLLECTING_SECONDS);
      });
      this.inFlight.add(made);
    }
  }

  private async make(attempt: Attempt): Promise<void> {
    const { database, log, isPrivateAllowed, onResult } = this.options;
    const { signal } = this.stopping;
    const outcome = await post(attempt, { isPrivateAllowed, signal });
    try {
      const result = await recordOutcome(database, attempt, outcome);
      if (!result) return;
      onResult?.(result);
      const { webhookId, id, attempts } = attempt;
      const { status, error: reason } = outcome;
      const entry = { webhook: webhookId, delivery: id, attempts, status, reason };
      if (result === 'delivered') log.info(entry, 'a webhook was notified');
      else if (result === 'failed') log.warn(entry, 'a webhook was not notified');
      else log.error(entry, 'a webhook was turned off');
    } catch (error) {
      // Attempted again when another process takes over.
      if (!(error instanceof OutageError)) log.error({ err: error }, 'the webhooks failed');
    }
  }
}
