import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';

/** Takes units from what a caller has left this minute; throws when there are too few. */
export type Charge = (context: Context, units: number) => Promise<void>;

const MINUTE_MS = 60_000;
/** Addresses that are remembered. */
const MAX_ADDRESSES = 50_000;

export interface Budget {
  limit: number;
  remaining: number;
  /** Seconds until all of it is there again. */
  reset: number;
}

/** Cost units a minute for each address, filled up evenly as time goes by. */
export class RateLimit {
  private readonly spent = new LRUCache<string, { units: number; at: number }>({ max: MAX_ADDRESSES });

  /** @param limit units a minute; 0 for no limit */
  constructor(
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Takes units from what the address has left. A request that costs more than all of it goes
   * through when nothing was spent.
   * @throws {GraphQLError} 429 with Retry-After when there is too little left
   */
  charge(address: string, units: number): Budget | undefined {
    if (this.limit === 0) return undefined;
    const spent = this.spentBy(address);
    const after = spent + units;
    if (spent > 0 && after > this.limit) {
      throw tooManyRequests(this.limit, Math.ceil(((after - this.limit) / this.limit) * 60));
    }
    this.spent.set(address, { units: after, at: this.now() });
    return {
      limit: this.limit,
      remaining: Math.max(0, Math.floor(this.limit - after)),
      reset: Math.ceil((after / this.limit) * 60),
    };
  }

  /** True when `charge` would take these units. */
  allows(address: string, units: number): boolean {
    const spent = this.spentBy(address);
    return this.limit === 0 || spent === 0 || spent + units <= this.limit;
  }

  private spentBy(address: string): number {
    const spent = this.spent.get(address);
    if (!spent) return 0;
    return Math.max(0, spent.units - ((this.now() - spent.at) / MINUTE_MS) * this.limit);
  }
}

/** Anonymous callers have a budget by address; it is said in RateLimit headers. */
export function chargeCaller(limit: RateLimit): Charge {
  return async ({ caller, viewer }, units) => {
    // A forged token buys nothing.
    if (await viewer()) return;
    const budget = limit.charge(caller.address, units);
    if (budget) for (const [name, value] of headersOf(budget)) caller.headers.set(name, value);
  };
}

/** What an answer says of the budget of its caller. */
export const headersOf = ({ limit, remaining, reset }: Budget): [string, string][] => [
  ['RateLimit-Limit', String(limit)],
  ['RateLimit-Remaining', String(remaining)],
  ['RateLimit-Reset', String(reset)],
];

function tooManyRequests(limit: number, seconds: number): GraphQLError {
  const message = `Anonymous callers may use ${limit} cost units per minute and address. Try again in ${seconds} s.`;
  const headers = {
    'Retry-After': String(seconds),
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': String(seconds),
  };
  return new GraphQLError(message, {
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: seconds, http: { status: 429, headers } },
  });
}
