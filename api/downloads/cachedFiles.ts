import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { publicTables } from '../read/tables/publicTables';
import { makeFiles, type DownloadFile, type FileSet } from './files';
import { Pages } from './pages';

export interface CachedFilesOptions {
  database: Database;
  /** Memory for files of earlier revisions and the latest ones, which stay in any case. */
  maxBytes: number;
  /** A clock in milliseconds that never goes back. */
  now(): number;
  /** Reports that the next files could not be made. */
  report(error: unknown): void;
}

/** The pause after making files is so many times as long as making them, for at most 5 % of a core. */
const PAUSE_FACTOR = 20;
const MIN_PAUSE_MS = 5000;
/** After an edit or two, the next files are made sooner. */
const MAX_WAIT_MS = 1000;

interface RevisedFile extends DownloadFile {
  /** A content revision in which the file has this content. */
  revision: number;
}

/** The files in memory. They are made on the first request, and again on a request after a change. */
export class CachedFiles {
  private readonly pages: Pages;
  private readonly recent: LRUCache<string, RevisedFile>;
  private set: FileSet | undefined;
  private making: Promise<FileSet> | undefined;
  private pausedUntil = -Infinity;

  constructor(private readonly options: CachedFilesOptions) {
    this.recent = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ body }) => body.length,
    });
    this.pages = new Pages(options.database, publicTables);
  }

  /** The latest files. If they are outdated and the next ones take longer, the caller gets the former. */
  async current(): Promise<FileSet> {
    const { set } = this;
    if (!set) return (this.making ??= this.make());
    if (set.revision === this.pages.revision) return set;
    if (!this.making) {
      if (this.options.now() < this.pausedUntil) return set;
      this.making = this.make();
    }
    const next = this.making.catch(() => set);
    return Promise.race([next, sleep(MAX_WAIT_MS, set, { ref: false })]);
  }

  /**
   * @param sha256 of the file, which may be one of a recent revision; undefined for the latest one
   * @returns undefined if this process has no file with this content
   */
  async find(name: string, sha256: string | undefined): Promise<RevisedFile | undefined> {
    const { files, revision } = await this.current();
    const file = files.find((one) => one.name === name);
    const isLatest = sha256 === undefined || file?.sha256 === sha256;
    return isLatest ? file && { ...file, revision } : this.recent.get(keyOf(name, sha256));
  }

  private async make(): Promise<FileSet> {
    const { now, report } = this.options;
    const start = now();
    try {
      const set = await makeFiles(await this.pages.read(), this.set);
      for (const file of set.files) {
        this.recent.set(keyOf(file.name, file.sha256), { ...file, revision: set.revision });
      }
      return (this.set = set);
    } catch (error) {
      if (this.set) report(error);
      throw error;
    } finally {
      this.making = undefined;
      this.pausedUntil = now() + Math.max(MIN_PAUSE_MS, PAUSE_FACTOR * (now() - start));
    }
  }
}

const keyOf = (name: string, sha256: string) => `${name} ${sha256}`;
