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
  /** The beginning of the message of a refusal. */
  describe?: ((limit: number) => string) | undefined;
}

interface Spent {
  units: number;
  at: number;
  /** Units per minute of this address; those of all unless they were given. */
  limit: number;
}

/** A budget of cost units per address, refilled continuously. */
export class RateLimit {
  private readonly spent = new LRUCache<string, Spent>({ max: MAX_ADDRESSES });
  private readonly now: () => number;
  private readonly burst: number | undefined;
  private readonly onSpend: RateLimitOptions['onSpend'];
  private readonly describe: (limit: number) => string;

  /** @param limit units per minute; 0 for no limit */
  constructor(
    private readonly limit: number,
    { now = () => performance.now(), burst, onSpend, describe = ofAddress }: RateLimitOptions = {},
  ) {
    this.now = now;
    this.burst = burst;
    this.onSpend = onSpend;
    this.describe = describe;
  }

  /**
   * Takes units from the budget of an address. A request that costs more than the whole budget is
   * allowed if nothing was spent.
   * @param paid those of the units that this request was charged before
   * @param limit units per minute of this address, if they are not those of all
   * @throws {GraphQLError} 429 with Retry-After if the budget is too low
   */
  charge(address: string, units: number, paid = 0, limit = this.limit): Budget | undefined {
    if (this.limit === 0) return undefined;
    const burst = this.burst ?? limit;
    const spent = Math.max(0, this.spentBy(address, limit) - paid);
    const after = spent + units;
    if (spent > 0 && after > burst) throw this.refusal(limit, spent, after - burst);
    this.spent.set(address, { units: after, at: this.now(), limit });
    this.onSpend?.(address, units - paid);
    return {
      limit,
      remaining: Math.max(0, Math.floor(burst - after)),
      reset: Math.ceil((after / limit) * 60),
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
      limit: this.spent.get(address)?.limit ?? this.limit,
    });
  }

  /** @param missing units until the request would be allowed */
  private refusal(limit: number, spent: number, missing: number): GraphQLError {
    const secondsFor = (units: number) => Math.ceil((units / limit) * 60);
    return tooManyRequests(this.describe(limit), limit, secondsFor(missing), secondsFor(spent));
  }

  /** True if `charge` would succeed. */
  allows(address: string, units: number): boolean {
    const spent = this.spentBy(address);
    return this.limit === 0 || spent === 0 || spent + units <= (this.burst ?? this.limit);
  }

  private spentBy(address: string, limit?: number): number {
    const spent = this.spent.get(address);
    if (!spent) return 0;
    const refilled = ((this.now() - spent.at) / MINUTE_MS) * (limit ?? spent.limit);
    return Math.max(0, spent.units - refilled);
  }
}

interface Limits {
  ofAddresses: RateLimit;
  ofKeys: RateLimit;
}

/** Charges callers by their API key or else by their address, and reports their budget in RateLimit headers. */
export function chargeCaller({ ofAddresses, ofKeys }: Limits): Charge {
  return async ({ caller, viewer, usage }, units, paid = 0) => {
    // A forged token does not lift the limit.
    if (await viewer()) return;
    const { address, apiKey } = caller;
    try {
      const budget = apiKey
        ? ofKeys.charge(String(apiKey.id), units, paid, apiKey.budget)
        : ofAddresses.charge(address, units, paid);
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

const ofAddress = (limit: number) =>
  `Anonymous callers may use ${limit} cost units per minute and address.`;

function tooManyRequests(
  about: string,
  limit: number,
  seconds: number,
  reset: number,
): GraphQLError {
  const message = `${about} Try again in ${seconds} s.`;
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
