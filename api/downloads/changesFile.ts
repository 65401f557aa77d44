/** The changes between two content revisions as one file, whose content never changes. */
import { CompressionStream, ReadableStream, TextEncoderStream } from 'node:stream/web';
import { API_VERSION } from '../../text/apiVersion';
import { INT32 } from '../../text/limits';
import { PUBLIC_KINDS } from '../database/contentKinds';
import type { Sql } from '../database/database';
import { badAddress, quoted } from '../errors';
import {
  keyOf,
  readChanges,
  rowOf,
  summaryOfChanges,
  type ChangeRow,
} from '../read/contentChanges';
import { modifiedAt } from './conditions';

export const CHANGES_FILE = 'changes.jsonl.gz';

const ROWS_PER_PAGE = 250;
/** A call of /api/changes with 500 rows costs 5 units. */
const ROWS_PER_UNIT = 100;

/** The types of Node are not those of browsers. */
type Body = globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;

export interface ChangesFile {
  since: number;
  until: number;
  /** Without quotes; the same for the same rows. */
  tag: string;
  lastModified: Date;
  /** Cost of the rows in units, besides that of the request. */
  units: number;
  /** The file, whose rows are read as it is sent. */
  open(report: (error: unknown) => void): Body;
}

/** Parameters of the address. */
interface Asked {
  since: string | undefined;
  /** The present revision by default. */
  until: string | undefined;
}

/** @throws {GraphQLError} for what is no revision, and for revisions between which the changes are not known */
export async function changesFile(sql: Sql, asked: Asked): Promise<ChangesFile> {
  const since = revisionIn('since', asked.since);
  const last = asked.until === undefined ? undefined : revisionIn('until', asked.until);
  if (last !== undefined && last < since) {
    throw badAddress(
      `\`until\` must be ${since}, the revision of \`since\`, or later; got ${last}.`,
    );
  }
  const { until, rows, changedAt } = await summaryOfChanges(sql, since, last);
  const lastModified = modifiedAt(changedAt);
  return {
    since,
    until,
    tag: `${since}-${until}-${lastModified.getTime()}-${API_VERSION}`,
    lastModified,
    units: Math.floor(rows / ROWS_PER_UNIT),
    open: (report) =>
      ReadableStream.from(reported(linesOf(sql, since, until), report))
        .pipeThrough(new TextEncoderStream())
        .pipeThrough(new CompressionStream('gzip')) as unknown as Body,
  };
}

function revisionIn(name: string, text = ''): number {
  const revision = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (revision <= INT32.maximum) return revision;
  const got = text === '' ? 'nothing' : quoted(text);
  throw badAddress(`\`${name}\` must be a content revision, a whole number from 0; got ${got}.`);
}

/** One text for each page of rows. */
async function* linesOf(sql: Sql, since: number, until: number): AsyncGenerator<string> {
  for (let after: string | null = null, isLast = false; !isLast;) {
    const page: Awaited<ReturnType<typeof readChanges>> = await readChanges(sql, {
      ...{ since, until, after, first: ROWS_PER_PAGE },
      ...{ kinds: PUBLIC_KINDS, tableRows: 'past' },
    });
    if (page.changes.length > 0) yield page.changes.map(lineOf).join('');
    after = page.endCursor;
    isLast = !page.hasNextPage;
  }
}

/** A change as `/api/changes` has it. */
function lineOf(change: ChangeRow): string {
  const { revision, changedAt, kind, rowId: id, fields, tableRows } = change;
  const [key, isGone] = [keyOf(change), rowOf(change) === null];
  const time = new Date(changedAt).toISOString();
  const line = { revision, changedAt: time, kind, id, key, fields, isGone, tableRows };
  return `${JSON.stringify(line)}\n`;
}

/** The response has begun: an error can only end it. */
async function* reported(
  lines: AsyncIterable<string>,
  report: (error: unknown) => void,
): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    report(error);
    throw error;
  }
}
