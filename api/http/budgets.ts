/** The budgets of addresses. The workers of a server tell each other what addresses spend. */
import { RateLimit, type RateLimitOptions } from './rateLimit';

/** Long enough to tell what many requests spend in one message. */
const TELL_INTERVAL_MS = 50;

export type BudgetName = 'units' | 'pages' | 'requests';

export type Spending = [budget: BudgetName, address: string, units: number][];

export class Budgets {
  private readonly limits = new Map<BudgetName, RateLimit>();
  /** What was spent since the last message: units of each address. */
  private readonly untold = new Map<BudgetName, Map<string, number>>();
  private timer: NodeJS.Timeout | undefined;

  /** @param tell sends what was spent here to the other workers; undefined if there are none */
  constructor(private readonly tell?: (spending: Spending) => void) {}

  create(name: BudgetName, limit: number, options: RateLimitOptions = {}): RateLimit {
    const onSpend = (address: string, units: number) => this.add(name, address, units);
    const budget = new RateLimit(limit, { ...options, onSpend: this.tell && onSpend });
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
    const spent = this.untold.get(name) ?? new Map<string, number>();
    this.untold.set(name, spent);
    spent.set(address, (spent.get(address) ?? 0) + units);
    this.timer ??= setTimeout(() => this.tellOthers(), TELL_INTERVAL_MS).unref();
  }

  private tellOthers(): void {
    this.timer = undefined;
    const spending = [...this.untold].flatMap(([name, spent]) =>
      [...spent].map(([address, units]): Spending[number] => [name, address, units]),
    );
    this.untold.clear();
    this.tell?.(spending);
  }
}
