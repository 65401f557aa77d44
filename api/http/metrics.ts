/** The metrics of one process for Prometheus. No label has values that callers choose. */
import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { Database } from '../database/database';
import type { SentResponse } from './appEnv';
import type { RequestKind } from './requestKind';
import type { ResponseCache } from './cache/responseCache';

interface LabelsOfRequests {
  kind: RequestKind;
  status: string;
  cache: string;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  /** Counted here, because a counter of the library takes microseconds to find its labels. */
  private readonly requests = new Map<string, { labels: LabelsOfRequests; count: number }>();

  private readonly computing = new Histogram({
    name: 'tibyan_http_computing_seconds',
    help: 'Time to compute a response, by kind; those from the response cache are not counted',
    labelNames: ['kind'],
    registers: this.registers,
  });

  private readonly units = new Counter({
    name: 'tibyan_cost_units_total',
    help: 'Cost units charged to addresses and API keys',
    registers: this.registers,
  });

  private readonly refusals = new Counter({
    name: 'tibyan_refused_requests_total',
    help: 'Requests that exceeded a limit',
    labelNames: ['limit'],
    registers: this.registers,
  });

  private readonly webhookAttempts = new Counter({
    name: 'tibyan_webhook_attempts_total',
    help: 'Attempts to notify a webhook, by what became of them: delivered, failed (and tried again), turnedOff',
    labelNames: ['result'],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const { requests } = this;
    new Counter({
      name: 'tibyan_http_requests_total',
      help: 'Responses by kind, class of the status, and whether they came from the response cache',
      labelNames: ['kind', 'status', 'cache'],
      registers: this.registers,
      collect() {
        this.reset();
        for (const { labels, count } of requests.values()) this.inc({ ...labels }, count);
      },
    });
    new Gauge({
      name: 'tibyan_processes',
      help: 'Processes that serve requests',
      registers: this.registers,
    }).set(1);
    if (!cluster.isWorker) return;
    AggregatorRegistry.setRegistries(this.registers);
    // Its constructor makes this process respond to the primary process.
    new AggregatorRegistry();
  }

  /** All metrics in the text format of Prometheus. */
  read(): Promise<string> {
    return this.registry.metrics();
  }

  count(kind: RequestKind, response: SentResponse): void {
    const { status, ms, units, cache = 'none', refusedBy } = response;
    this.countRequest(kind, `${Math.floor(status / 100)}xx`, cache);
    if (cache === 'hit') return;
    this.computing.observe({ kind }, ms / 1000);
    this.units.inc(units);
    if (refusedBy) this.refusals.inc({ limit: refusedBy });
  }

  private countRequest(kind: RequestKind, status: string, cache: string): void {
    const key = `${kind} ${status} ${cache}`;
    const known = this.requests.get(key);
    if (known) known.count++;
    else this.requests.set(key, { labels: { kind, status, cache }, count: 1 });
  }

  countWebhookAttempt(result: string): void {
    this.webhookAttempts.inc({ result });
  }

  /** Adds the state of the response cache. */
  watchCache(cache: ResponseCache): void {
    const { registers } = this;
    new Gauge({
      name: 'tibyan_response_cache_bytes',
      help: 'Estimated memory of the cached responses',
      registers,
      collect() {
        this.set(cache.size.bytes);
      },
    });
    new Gauge({
      name: 'tibyan_response_cache_entries',
      help: 'Cached responses',
      registers,
      collect() {
        this.set(cache.size.entries);
      },
    });
    new Counter({
      name: 'tibyan_response_cache_evictions_total',
      help: 'Responses that were removed from the cache to make room for others',
      registers,
      collect() {
        this.reset();
        this.inc(cache.size.evictions);
      },
    });
  }

  /** Adds the connections to PostgreSQL. */
  watchConnections({ connections }: Database): void {
    if (!connections) return;
    const { registers } = this;
    new Gauge({
      name: 'tibyan_database_connections',
      help: 'Connections to PostgreSQL by state',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle } = connections();
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'busy' }, total - idle);
      },
    });
    new Gauge({
      name: 'tibyan_database_waiting',
      help: 'Queries that wait for a connection to PostgreSQL',
      registers,
      collect() {
        this.set(connections().waiting);
      },
    });
  }
}
