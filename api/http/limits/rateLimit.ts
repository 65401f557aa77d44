import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Budget, Context } from '../../context';

/**
 * Takes cost units from the budget of the caller; throws if it is used up.
 * @param paid those of the units that this request was charged before
 */
export type Charge = (context: Context, units: number, paid?: number) => Promise<void>;

const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 50_000;

export interface RateLimitOptions {
  /** A clock in milliseconds that never goes back; `performance.now` by default. */
  now?: (() => number) | undefined;
  /** Units that may be used at once; those of a minute by default. */
  burst?: number | undefined;
  /** Called with the units that an address has spent here. */
  onSpend?: ((address: string, units: number) => void) | undefined;
}

/** A budget of cost units per address, refilled continuously. */
export class RateLimit {
  private readonly spent = new LRUCache<string, { units: number; at: number }>({
    max: MAX_ADDRESSES,
  });
  private readonly now: () => number;
  private readonly burst: number;
  private readonly onSpend: RateLimitOptions['onSpend'];

  /** @param limit units per minute; 0 for no limit */
  constructor(
    private readonly limit: number,
    { now = () => performance.now(), burst = limit, onSpend }: RateLimitOptions = {},
  ) {
    this.now = now;
    this.burst = burst;
    this.onSpend = onSpend;
  }

  /**
   * Takes units from the budget of an address. A request that costs more than the whole budget is
   * allowed if nothing was spent.
   * @param paid those of the units that this request was charged before
   * @throws {GraphQLError} 429 with Retry-After if the budget is too low
   */
  charge(address: string, units: number, paid = 0): Budget | undefined {
    if (this.limit === 0) return undefined;
    const spent = Math.max(0, this.spentBy(address) - paid);
    const after = spent + units;
    if (spent > 0 && after > this.burst) throw this.refusal(spent, after - this.burst);
    this.spent.set(address, { units: after, at: this.now() });
    this.onSpend?.(address, units - paid);
    return {
      limit: this.limit,
      remaining: Math.max(0, Math.floor(this.burst - after)),
      reset: Math.ceil((after / this.limit) * 60),
    };
  }

  /** Takes units if the budget allows it. */
  take(address: string, units: number): boolean {
    if (!this.allows(address, units)) return false;
    this.settle(address, units);
    return true;
  }

  /** Takes units for work that is done, even if the budget is too low. */
  settle(address: string, units: number): void {
    if (this.limit === 0 || units <= 0) return;
    this.spentElsewhere(address, units);
    this.onSpend?.(address, units);
  }

  /** Takes units that an address has spent at another worker. */
  spentElsewhere(address: string, units: number): void {
    this.spent.set(address, {
      units: Math.max(0, this.spentBy(address) + units),
      at: this.now(),
    });
  }

  /** @param missing units until the request would be allowed */
  private refusal(spent: number, missing: number): GraphQLError {
    const secondsFor = (units: number) => Math.ceil((units / this.limit) * 60);
    return tooManyRequests(this.limit, secondsFor(missing), secondsFor(spent));
  }

  /** True if `charge` would succeed. */
  allows(address: string, units: number): boolean {
    const spent = this.spentBy(address);
    return this.limit === 0 || spent === 0 || spent + units <= this.burst;
  }

  private spentBy(address: string): number {
    const spent = this.spent.get(address);
    if (!spent) return 0;
    return Math.max(0, spent.units - ((this.now() - spent.at) / MINUTE_MS) * this.limit);
  }
}

/** Charges anonymous callers by address and reports their budget in RateLimit headers. */
export function chargeCaller(limit: RateLimit): Charge {
  return async ({ caller, viewer, usage }, units, paid = 0) => {
    // A forged token does not lift the limit.
    if (await viewer()) return;
    try {
      const budget = limit.charge(caller.address, units, paid);
      usage.budget = budget;
      if (budget) for (const [name, value] of headersOf(budget)) caller.headers.set(name, value);
    } catch (error) {
      usage.refusedBy = 'rate';
      throw error;
    }
    usage.units += units - paid;
  };
}

/** RateLimit headers for a budget. */
export const headersOf = ({ limit, remaining, reset }: Budget): [string, string][] => [
  ['RateLimit-Limit', String(limit)],
  ['RateLimit-Remaining', String(remaining)],
  ['RateLimit-Reset', String(reset)],
];

function tooManyRequests(limit: number, seconds: number, reset: number): GraphQLError {
  const message = `Anonymous callers may use ${limit} cost units per minute and address. Try again in ${seconds} s.`;
  const headers = {
    'Retry-After': String(seconds),
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': String(reset),
  };
  return new GraphQLError(message, {
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: seconds, http: { status: 429, headers } },
  });
}
