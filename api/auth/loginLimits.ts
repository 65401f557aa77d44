const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES_PER_NAME = 5;
const MAX_FAILURES_PER_ADDRESS = 20;
/** Names and addresses that are remembered; the oldest go first. */
const MAX_KEYS = 10_000;

/** Failed logins of the last 15 minutes: 5 for a name and 20 from an address, then none is tried. */
export class LoginLimits {
  private readonly failures = new Map<string, number[]>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Seconds until another login may be tried; 0 for now. */
  wait(name: string, address: string): number {
    return Math.max(
      this.waitFor(nameKey(name), MAX_FAILURES_PER_NAME),
      this.waitFor(addressKey(address), MAX_FAILURES_PER_ADDRESS),
    );
  }

  /** Counts a try before it is known to fail, so that tries side by side can't pass the limit. */
  count(name: string, address: string): void {
    this.add(nameKey(name));
    this.add(addressKey(address));
  }

  /** The owner came in: the tries for the name are forgotten, and this one for the address. */
  succeed(name: string, address: string): void {
    this.failures.delete(nameKey(name));
    this.failures.get(addressKey(address))?.pop();
  }

  private waitFor(key: string, limit: number): number {
    const recent = this.recent(key);
    const first = recent.at(-limit);
    return first === undefined ? 0 : Math.ceil((first + WINDOW_MS - this.now()) / 1000);
  }

  private add(key: string): void {
    const recent = this.recent(key);
    this.failures.delete(key);
    this.failures.set(key, [...recent, this.now()]);
    for (const oldest of this.failures.keys()) {
      if (this.failures.size <= MAX_KEYS) break;
      this.failures.delete(oldest);
    }
  }

  private recent(key: string): number[] {
    const since = this.now() - WINDOW_MS;
    return (this.failures.get(key) ?? []).filter((time) => time > since);
  }
}

const nameKey = (name: string) => `name ${name.toLowerCase()}`;
const addressKey = (address: string) => `address ${address}`;
