/** The answers of the queries of all pages, in bundles that readers keep for the time without a network. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Database } from '../database/database';
import { EVERYTHING, type Tag } from '../database/tags';
import { groupPages, type BundleSpec } from './groups';

export interface Bundle {
  name: string;
  /** Of the text. */
  sha256: string;
  /** The text, compressed with Brotli. */
  body: Buffer<ArrayBuffer>;
  /** Size of the text. */
  plainBytes: number;
}

/** The text of a bundle and the content that it shows. */
export interface CollectedAnswers {
  text: Uint8Array;
  tags: ReadonlySet<Tag>;
}

export interface BundleOptions {
  database: Database;
  /** Reads the paths of all pages. */
  readPaths(): Promise<string[]>;
  /** Executes the queries of pages. */
  collect(paths: readonly string[]): Promise<CollectedAnswers>;
  /** A clock in milliseconds that never goes back. */
  now(): number;
  /** Reports that the next bundles could not be made. */
  report(error: unknown): void;
}

/** A bundle in memory. */
interface Kept extends Bundle {
  tags: readonly Tag[];
  isOutdated: boolean;
}

interface Progress {
  made: number;
  all: number;
}

/** The pause after making changed bundles is so many times as long as making them, for at most 5 % of a core. */
const PAUSE_FACTOR = 20;
const MIN_PAUSE_MS = 5000;
/** A surah's answers repeat much over long distances; a higher level takes twenty times as long for 13 % less. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** They are made on the first request, and those that a change affects again on a request after it. */
export class Bundles {
  private readonly kept = new Map<string, Kept>();
  private isComplete = false;
  private isFollowing = false;
  private making: Promise<void> | undefined;
  private pausedUntil = -Infinity;
  private progress: Progress = { made: 0, all: 0 };
  /** Tags of what has changed while a bundle is made. */
  private changed = new Set<Tag>();

  constructor(private readonly options: BundleOptions) {}

  /**
   * The latest bundles; those before them if the next ones take longer than the time.
   * @returns how many have been made, if none are complete yet
   */
  async current(milliseconds: number): Promise<readonly Bundle[] | Progress> {
    const isOutdated = !this.isComplete || [...this.kept.values()].some((one) => one.isOutdated);
    if (isOutdated && !this.making && this.options.now() >= this.pausedUntil) {
      this.making = this.make();
    }
    if (this.making)
      await Promise.race([this.making, sleep(milliseconds, undefined, { ref: false })]);
    return this.isComplete ? [...this.kept.values()] : this.progress;
  }

  /** A bundle with this content. */
  find(name: string, sha256: string): Bundle | undefined {
    const found = this.kept.get(name);
    return found?.sha256 === sha256 ? found : undefined;
  }

  private async make(): Promise<void> {
    const { now, report, readPaths } = this.options;
    const start = now();
    const isFirst = !this.isComplete;
    try {
      this.follow();
      const specs = groupPages(await readPaths());
      this.progress = { made: 0, all: specs.length };
      for (const spec of specs) {
        if (this.kept.get(spec.name)?.isOutdated !== false) await this.makeBundle(spec);
        this.progress.made++;
      }
      const names = new Set(specs.map(({ name }) => name));
      for (const name of this.kept.keys()) if (!names.has(name)) this.kept.delete(name);
      this.isComplete = true;
    } catch (error) {
      report(error);
    } finally {
      this.making = undefined;
      const pause = isFirst ? 0 : PAUSE_FACTOR * (now() - start);
      this.pausedUntil = now() + Math.max(MIN_PAUSE_MS, pause);
    }
  }

  private async makeBundle({ name, paths, lists }: BundleSpec): Promise<void> {
    this.changed = new Set();
    const { text, tags: shown } = await this.options.collect(paths);
    const tags = [...lists, ...shown];
    const isOutdated = [EVERYTHING, ...tags].some((tag) => this.changed.has(tag));
    const sha256 = createHash('sha256').update(text).digest('hex');
    const before = this.kept.get(name);
    const body =
      before?.sha256 === sha256
        ? before.body
        : await promisify(brotliCompress)(text, { params: BROTLI });
    this.kept.set(name, { name, sha256, body, plainBytes: text.length, tags, isOutdated });
  }

  private follow() {
    if (this.isFollowing) return;
    this.isFollowing = true;
    this.options.database.onRevision((_revision, affected) => {
      affected.forEach((tag) => this.changed.add(tag));
      for (const one of this.kept.values()) {
        const isAffected = affected.some((tag) => tag === EVERYTHING || one.tags.includes(tag));
        if (isAffected || one.tags.includes(EVERYTHING)) one.isOutdated = true;
      }
    });
  }
}
