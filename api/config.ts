import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { patternProblem } from './recitation/addressPattern';
import type { RecitationConfig } from './recitation/recitation';

/** An invalid environment variable. The message names it and its accepted values in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const wholeNumber = (accepts: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, accepts)
    .transform(Number)
    .refine((value) => value >= min && value <= max, accepts);

const portNumber = wholeNumber('a port number, 0 to 65535 (0 takes any free port)', 0, 65535);

const url = (accepts: string, protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), accepts);

const addressPattern = (recorded: 'verse' | 'word') =>
  z.string().superRefine((value, context) => {
    const message = patternProblem(value, recorded);
    if (message) context.addIssue({ code: 'custom', message });
  });

const shownText = (accepts: string) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,200}$/u, `${accepts}, in one line of at most 200 characters`);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const DEFAULT_CACHE_BYTES = 200_000_000;
const MAX_WORKERS = 64;
/** Each process takes several hundred MB. */
const MAX_DEFAULT_WORKERS = 4;

const environment = z.object({
  PORT: portNumber.default(4000),
  HOST: z.string().optional(),
  DATABASE_URL: url('a PostgreSQL address such as postgresql://user:password@host:5432/tibyan', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  DATA_DIR: z.string().default('./data'),
  JWT_SECRET: z
    .string()
    .refine(
      (value) => Buffer.byteLength(value.trim()) >= 32,
      'a secret of at least 32 bytes, without those of spaces around it',
    )
    .optional(),
  PUBLIC_URL: url('the address readers use, such as https://example.org', ['http:', 'https:'])
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: wholeNumber('the number of proxies in front of the server, 0 to 10', 0, 10).default(
    0,
  ),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  RATE_LIMIT: wholeNumber(
    'cost units per minute and address, 0 to 1000000 (0 switches the limit off)',
    0,
    1_000_000,
  ).default(300),
  IMPORT_ON_START: z.enum(['0', '1'], '0 or 1').default('1'),
  WORKERS: wholeNumber('the number of processes, 1 to 64', 1, MAX_WORKERS).optional(),
  CACHE_BYTES: wholeNumber(
    'bytes for the caches of each process, 1000000 to 100000000000',
    1_000_000,
    100_000_000_000,
  ).default(DEFAULT_CACHE_BYTES),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'at least 16 characters without spaces')
    .optional(),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['0', '1'], '0 or 1').default('0'),
  DRAIN_SECONDS: wholeNumber(
    'seconds for which connections are still accepted when the server stops, 0 to 600',
    0,
    600,
  ).optional(),
  RECITATION_VERSE_URL: addressPattern('verse').optional(),
  RECITATION_WORD_URL: addressPattern('word').optional(),
  RECITATION_NAME: shownText('the name of the reciter').optional(),
  RECITATION_LICENSE: shownText('the license or the terms of the recordings').optional(),
  RECITATION_TIMINGS: z.string().optional(),
});

/** The names of all environment variables. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

interface DatabaseConfig {
  /** Undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

interface WebhookConfig {
  /** True if webhooks may have private addresses, and addresses with http:// */
  webhookPrivateAddresses: boolean;
}

type Environment = Record<string, string | undefined>;

export interface Config extends DatabaseConfig, WebhookConfig {
  port: number;
  /** Undefined for all interfaces. */
  host: string | undefined;
  /** Undefined only with the embedded database, which stores its own secret. */
  jwtSecret: string | undefined;
  /** Origin without a trailing slash. */
  publicUrl: string | undefined;
  trustProxy: number;
  logLevel: (typeof LOG_LEVELS)[number];
  rateLimit: number;
  importOnStart: boolean;
  /** Seconds for which connections are still accepted when the server stops; by default `start` decides. */
  drainSeconds: number | undefined;
  /** Processes that serve requests. */
  workers: number;
  /** Memory of the response cache of each process. */
  cacheBytes: number;
  /** Port that serves only the metrics. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Callers with this token may read the metrics; without `metricsPort`, on the port of the site. */
  metricsToken: string | undefined;
  /** Undefined without recordings. */
  recitation: RecitationConfig | undefined;
}

/**
 * Reads the settings from the environment. Empty values count as unset.
 * @throws {ConfigError} for the first invalid value
 */
export function readConfig(env: Environment): Config {
  const values = read(environment, env);
  if (values.DATABASE_URL && !values.JWT_SECRET) {
    throw new ConfigError(
      'JWT_SECRET must be set when DATABASE_URL is set: a secret of at least 32 bytes, the same for every process.',
    );
  }
  if (!values.DATABASE_URL && (values.WORKERS ?? 1) > 1) {
    throw new ConfigError(
      'WORKERS must be 1 without DATABASE_URL: only one process can use the embedded database.',
    );
  }
  const defaultWorkers = Math.min(availableParallelism(), MAX_DEFAULT_WORKERS);
  const workers = values.WORKERS ?? (values.DATABASE_URL ? defaultWorkers : 1);
  if (values.METRICS_TOKEN && values.METRICS_PORT === undefined && workers > 1) {
    throw new ConfigError(
      `METRICS_PORT must be set when METRICS_TOKEN is set and there are ${workers} WORKERS: only a port of its own serves the metrics of all of them.`,
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    jwtSecret: values.JWT_SECRET,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    importOnStart: values.IMPORT_ON_START === '1',
    drainSeconds: values.DRAIN_SECONDS,
    cacheBytes: values.CACHE_BYTES,
    workers,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    metricsToken: values.METRICS_TOKEN,
    webhookPrivateAddresses: values.WEBHOOK_PRIVATE_ADDRESSES === '1',
    recitation: recitationOf(values),
  };
}

/** @throws {ConfigError} for settings that need another one */
function recitationOf(values: z.infer<typeof environment>): RecitationConfig | undefined {
  const { RECITATION_VERSE_URL: verseUrl, RECITATION_WORD_URL: wordUrl } = values;
  const { RECITATION_NAME: reciter, RECITATION_LICENSE: licence } = values;
  const { RECITATION_TIMINGS: timings } = values;
  if (timings && !verseUrl) {
    throw new ConfigError(
      'RECITATION_VERSE_URL must be set when RECITATION_TIMINGS is set: the timings are those of recordings of verses.',
    );
  }
  const urls = [verseUrl, wordUrl].filter((url) => url !== undefined);
  if (urls.length === 0) {
    const needless = reciter ? 'RECITATION_NAME' : licence && 'RECITATION_LICENSE';
    if (!needless) return undefined;
    throw new ConfigError(
      `RECITATION_VERSE_URL or RECITATION_WORD_URL must be set when ${needless} is set.`,
    );
  }
  if (!reciter) {
    throw new ConfigError(
      'RECITATION_NAME must be set when RECITATION_VERSE_URL or RECITATION_WORD_URL is set: the name of the reciter, which pages show.',
    );
  }
  if (values.PUBLIC_URL?.startsWith('https:') && urls.some((url) => /^http:/i.test(url))) {
    throw new ConfigError(
      'RECITATION_VERSE_URL and RECITATION_WORD_URL must begin with https:// when PUBLIC_URL does: browsers play nothing else on such a site.',
    );
  }
  return { reciter, licence, verseUrl, wordUrl, timings };
}

/**
 * Reads only the settings of the database, for commands that need no secret.
 * @throws {ConfigError} for the first invalid value
 */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  const values = read(environment.pick({ DATABASE_URL: true, DATA_DIR: true }), env);
  return { databaseUrl: values.DATABASE_URL, dataDir: values.DATA_DIR };
}

/**
 * Reads only the settings of webhooks.
 * @throws {ConfigError} for an invalid value
 */
export function readWebhookConfig(env: Environment): WebhookConfig {
  const values = read(environment.pick({ WEBHOOK_PRIVATE_ADDRESSES: true }), env);
  return { webhookPrivateAddresses: values.WEBHOOK_PRIVATE_ADDRESSES === '1' };
}

function read<Values>(rules: z.ZodType<Values>, env: Environment): Values {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = rules.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${String(issue?.path[0])} must be ${issue?.message}.`);
}
