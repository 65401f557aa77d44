/**
 * Computes the requests of an address one after the other, so that those of other addresses are answered
 * in between.
 */
export class Turns {
  /** What waits, for each address of which a request is computed. */
  private readonly waiting = new Map<string, (() => void)[]>();

  async run(address: string, compute: () => unknown): Promise<void> {
    await this.begin(address);
    try {
      await compute();
    } finally {
      // Connections of others are read first.
      setImmediate(() => this.end(address));
    }
  }

  private begin(address: string): Promise<void> | void {
    const waiting = this.waiting.get(address);
    if (waiting) return new Promise((resolve) => waiting.push(resolve));
    this.waiting.set(address, []);
  }

  /** Passes the turn on to the next request. */
  private end(address: string): void {
    const next = this.waiting.get(address)?.shift();
    if (next) next();
    else this.waiting.delete(address);
  }
}
