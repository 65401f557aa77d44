/** The allowance of an address for pages that are computed; cached pages cost nothing. */
import { GraphQLError } from 'graphql';
import type { Context as HonoContext } from 'hono';
import type { AppEnv } from '../appEnv';
import type { Budgets } from './budgets';
import type { RateLimit } from './rateLimit';

/** Computed pages per cost unit of the API: 120 a minute by default. */
const PAGES_PER_UNIT = 0.4;
/** A larger page counts as several, because the time to compute it grows with its size. */
const BYTES_OF_ONE_PAGE = 100_000;
const BYTES_OF_FURTHER_PAGES = 25_000;

export class PageAllowance {
  private readonly limit: RateLimit;

  /** @param rateLimit cost units of the API per minute and address; 0 for no limit */
  constructor(rateLimit: number, budgets: Budgets) {
    this.limit = budgets.create('pages', Math.ceil(rateLimit * PAGES_PER_UNIT));
  }

  /** Computes a page, or responds with 429 if the allowance is used up. */
  async respond(
    c: HonoContext<AppEnv>,
    compute: () => Promise<Response> | Response,
  ): Promise<Response> {
    const { exchange } = c.env;
    const { address } = exchange;
    try {
      this.limit.charge(address, 1);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      exchange.refusedBy = 'pages';
      return tooManyPages(c, Number(error.extensions.retryAfter));
    }
    const computed = await compute();
    const body = await computed.arrayBuffer();
    this.limit.settle(address, furtherPages(body.byteLength));
    return new Response(computed.body === null ? null : body, computed);
  }
}

/** Pages that one of this size counts in addition to the first. */
const furtherPages = (bytes: number) =>
  Math.max(0, Math.ceil((bytes - BYTES_OF_ONE_PAGE) / BYTES_OF_FURTHER_PAGES));

const tooManyPages = (c: HonoContext<AppEnv>, seconds: number) =>
  c.text(
    `Çok fazla sayfa istendi. ${seconds} saniye sonra yeniden deneyin.\nToo many pages were requested. Try again in ${seconds} s.\n`,
    429,
    { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  );
