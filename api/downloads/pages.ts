/** The rows of all tables in pages, each of which is kept until a change of the content affects it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Fragment, type Database } from '../database/database';
import { TaggedCache } from '../database/taggedCache';
import { EVERYTHING, type Tag } from '../database/tags';
import { deflated } from './gzip';
import { csvOf, type FileFormat, type PrintedRow } from './print';
import type { PublicTable } from '../read/tables/table';

/** Successive rows of a table, as parts of its files. */
export interface Page {
  rows: number;
  parts: Record<FileFormat, Buffer>;
  /** The greatest "databaseId"; undefined without rows. */
  last: number | undefined;
  isLast: boolean;
}

export interface ContentState {
  revision: number;
  /** Time of this revision; null before the first. */
  changedAt: Date | null;
}

/** All pages in one content revision. */
export interface Content extends ContentState {
  pages: ReadonlyMap<PublicTable, readonly Page[]>;
}

/** A page that is being read, with the tags of what has changed since. */
interface Reading {
  changed: Set<Tag>;
}

/** A larger page would block the event loop for longer than 20 ms on the embedded database. */
const ROWS_PER_PAGE = 250;
const MAX_PAGES = 10_000;
/** Together 2 s, within which a revision of another process is announced. */
const ANNOUNCEMENT_CHECKS = 40;
const ANNOUNCEMENT_INTERVAL_MS = 50;

export class Pages {
  private readonly kept = new TaggedCache<string, Page>({ maxSize: MAX_PAGES, sizeOf: () => 1 });
  private readonly reading = new Set<Reading>();
  private announced: number | undefined;
  /** Number of announced changes. */
  private age = 0;

  constructor(
    private readonly database: Database,
    private readonly tables: readonly PublicTable[],
  ) {
    database.onRevision((revision, affected) => this.follow(revision, affected));
  }

  /** The latest content revision that was announced; undefined before the first reading. */
  get revision(): number | undefined {
    return this.announced;
  }

  /**
   * Reads the pages that are missing. If the content changes meanwhile, it reads the affected pages again:
   * a transaction would block the embedded database.
   */
  async read(): Promise<Content> {
    for (;;) {
      const state = await this.readState();
      const { age } = this;
      const pages = new Map<PublicTable, readonly Page[]>();
      for (const table of this.tables) pages.set(table, await this.pagesOf(table));
      const { revision } = await readContentState(this.database);
      if (revision === state.revision && age === this.age) return { ...state, pages };
    }
  }

  /** Reads the content revision when all changes up to it have been announced. */
  private async readState(): Promise<ContentState> {
    for (let check = 1; ; check++) {
      const state = await readContentState(this.database);
      const { revision } = state;
      if (this.announced === undefined) {
        this.database.announceRevision(revision, [EVERYTHING]);
        // Another cache of this process may have announced it before.
        this.announced ??= revision;
      }
      if (this.announced === revision) return state;
      if (check === ANNOUNCEMENT_CHECKS) this.follow(revision, [EVERYTHING]);
      else await sleep(ANNOUNCEMENT_INTERVAL_MS);
    }
  }

  private follow(revision: number, affected: readonly Tag[]): void {
    this.announced = revision;
    this.age++;
    this.kept.forget(affected);
    for (const { changed } of this.reading) affected.forEach((tag) => changed.add(tag));
  }

  private async pagesOf(table: PublicTable): Promise<Page[]> {
    const pages: Page[] = [];
    for (let after = 0, isLast = false; !isLast;) {
      const page = this.kept.get(keyOf(table, after)) ?? (await this.readPage(table, after));
      pages.push(page);
      after = page.last ?? after;
      isLast = page.isLast;
    }
    return pages;
  }

  private async readPage(table: PublicTable, after: number): Promise<Page> {
    const reading: Reading = { changed: new Set() };
    this.reading.add(reading);
    try {
      const rows = await readRows(this.database, table, after);
      const page = await pageOf(table, rows, after === 0);
      const tags = tagsOf(table, rows);
      // A change meanwhile may be missing in the page.
      const isStale = [EVERYTHING, ...tags].some((tag) => reading.changed.has(tag));
      if (!isStale) this.kept.set(keyOf(table, after), page, tags);
      return page;
    } finally {
      this.reading.delete(reading);
    }
  }
}

const keyOf = ({ name }: PublicTable, after: number) => `${name} ${after}`;

async function readContentState({ sql }: Database): Promise<ContentState> {
  const [row] = await sql<ContentState>`SELECT revision, "changedAt" FROM "ContentRevision"`;
  return row ?? { revision: 0, changedAt: null };
}

/** A row as JSON, with its keys. */
type ReadRow = Record<string, number> & { databaseId: number; object: string };

const columnList = (names: Iterable<string>) =>
  new Fragment([[...names].map((name) => `rows."${name}"`).join(', ')], []);

/** Reads rows as JSON, because reading their values takes longer. */
async function readRows({ sql }: Database, table: PublicTable, after: number) {
  const keys = columnList(new Set(['databaseId', ...Object.keys(table.shows ?? {})]));
  const columns = columnList(table.columns.map(({ name }) => name));
  return sql<ReadRow>`
    SELECT ${keys}, row_to_json((SELECT o FROM (SELECT ${columns}) o))::text AS object
    FROM (${table.select}) rows
    WHERE rows."databaseId" > ${after} ORDER BY rows."databaseId" LIMIT ${ROWS_PER_PAGE}`;
}

async function pageOf(table: PublicTable, rows: ReadRow[], isFirst: boolean): Promise<Page> {
  const objects = rows.map(({ object }) => object);
  const names = table.columns.map(({ name }) => name);
  const csv = csvOf(
    objects.map((object) => JSON.parse(object) as PrintedRow),
    names,
  );
  const separator = isFirst || rows.length === 0 ? '' : ',\n';
  return {
    rows: rows.length,
    parts: { json: await deflated(separator + objects.join(',\n')), csv: await deflated(csv) },
    last: rows.at(-1)?.databaseId,
    isLast: rows.length < ROWS_PER_PAGE,
  };
}

function tagsOf({ lists, shows = {} }: PublicTable, rows: ReadRow[]): Tag[] {
  const ofRows = Object.entries(shows).flatMap(([column, tagOf]) =>
    rows.flatMap((row) => tagOf(row[column] ?? 0)),
  );
  return [...lists, ...ofRows];
}
