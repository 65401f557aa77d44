/**
 * Computes the requests of an address one after the other, with pauses, so that those of other addresses
 * are computed in between.
 */
export class Turns {
  /** What waits, for each address of which a request is computed. */
  private readonly waiting = new Map<string, (() => void)[]>();

  /** @param pauseAfter milliseconds until the next request of the address; undefined for an error */
  async run<Result>(
    address: string,
    compute: () => Result | Promise<Result>,
    pauseAfter: (result: Result | undefined, ms: number) => number,
  ): Promise<Result> {
    await this.begin(address);
    const start = performance.now();
    let result: Result | undefined;
    try {
      return (result = await compute());
    } finally {
      const pause = pauseAfter(result, performance.now() - start);
      setTimeout(() => this.end(address), pause);
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
