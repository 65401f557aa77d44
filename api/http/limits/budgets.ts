/** The budgets of addresses. The workers of a server share what addresses spend. */
import { RateLimit, type RateLimitOptions } from './rateLimit';

/** Long enough to share what many requests spend in one message. */
const SHARE_INTERVAL_MS = 50;

/** `keys`: units of API keys, by their ids; `wrongKeys`: wrong keys of addresses. */
export type BudgetName = 'units' | 'pages' | 'requests' | 'keys' | 'wrongKeys';

export type Spending = [budget: BudgetName, address: string, units: number][];

export class Budgets {
  private readonly limits = new Map<BudgetName, RateLimit>();
  /** What was spent since the last message: units of each address. */
  private readonly unshared = new Map<BudgetName, Map<string, number>>();
  private timer: NodeJS.Timeout | undefined;

  /** @param share sends what was spent here to the other workers; undefined if there are none */
  constructor(private readonly share?: (spending: Spending) => void) {}

  create(name: BudgetName, limit: number, options: RateLimitOptions = {}): RateLimit {
    const onSpend = (address: string, units: number) => this.add(name, address, units);
    const budget = new RateLimit(limit, { ...options, onSpend: this.share && onSpend });
    this.limits.set(name, budget);
    return budget;
  }

  /** Takes what was spent at other workers from the budgets here. */
  receive(spending: Spending): void {
    for (const [name, address, units] of spending) {
      this.limits.get(name)?.spentElsewhere(address, units);
    }
  }

  private add(name: BudgetName, address: string, units: number): void {
    const spent = this.unshared.get(name) ?? new Map<string, number>();
    this.unshared.set(name, spent);
    spent.set(address, (spent.get(address) ?? 0) + units);
    this.timer ??= setTimeout(() => this.shareWithOthers(), SHARE_INTERVAL_MS).unref();
  }

  private shareWithOthers(): void {
    this.timer = undefined;
    const spending = [...this.unshared].flatMap(([name, spent]) =>
      [...spent].map(([address, units]): Spending[number] => [name, address, units]),
    );
    this.unshared.clear();
    this.share?.(spending);
  }
}
