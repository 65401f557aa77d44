const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES_PER_NAME = 5;
const MAX_FAILURES_PER_ADDRESS = 20;
/** Names and addresses in memory; the oldest are dropped first. */
const MAX_COUNTED_KEYS = 10_000;

/** Limits failed logins to 5 per name and 20 per address within 15 minutes. */
export class LoginLimits {
  private readonly failures = new Map<string, number[]>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Seconds until the next login is allowed; 0 if it is allowed now. */
  wait(name: string, address: string): number {
    return Math.max(
      this.waitFor(nameKey(name), MAX_FAILURES_PER_NAME),
      this.waitFor(addressKey(address), MAX_FAILURES_PER_ADDRESS),
    );
  }

  /** Counts an attempt before its result is known, so that concurrent attempts can't pass the limit. */
  count(name: string, address: string): void {
    this.add(nameKey(name));
    this.add(addressKey(address));
  }

  /** After a successful login, resets the name and removes this attempt from the address. */
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
      if (this.failures.size <= MAX_COUNTED_KEYS) break;
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
