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

  /**
   * Computes a page, or responds with 429 if the allowance is used up.
   * @param least pages that it counts as, whatever its size
   */
  async respond(
    c: HonoContext<AppEnv>,
    compute: () => Promise<Response> | Response,
    least = 1,
  ): Promise<Response> {
    const { exchange } = c.env;
    const { address } = exchange;
    try {
      this.limit.charge(address, least);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      exchange.refusedBy = 'pages';
      return tooManyPages(c, Number(error.extensions.retryAfter));
    }
    const computed = await compute();
    const body = await computed.arrayBuffer();
    this.limit.settle(address, Math.max(0, pagesOf(body.byteLength) - least));
    return new Response(computed.body === null ? null : body, computed);
  }
}

const pagesOf = (bytes: number) =>
  1 + Math.max(0, Math.ceil((bytes - BYTES_OF_ONE_PAGE) / BYTES_OF_FURTHER_PAGES));

const tooManyPages = (c: HonoContext<AppEnv>, seconds: number) =>
  c.text(
    `Çok fazla sayfa istendi. ${seconds} saniye sonra yeniden deneyin.\nToo many pages were requested. Try again in ${seconds} s.\n`,
    429,
    { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  );
