/** Backups of the embedded database, which does not flush to disk after every change. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readContentRevision } from './contentRevision';
import { checkDiskSpace } from './diskSpace';
import type { EmbeddedDatabase } from './embedded';
import { moveDurably, timestamp } from './files';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MAX_BACKUPS = 5;

/** For example "tibyan-2026-11-21T083000Z-r17.tar.gz": time of the backup and content revision. */
const BACKUP_NAME = /^tibyan-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-r(\d+)\.tar\.gz$/;

interface BackupOptions {
  database: EmbeddedDatabase;
  /** Created if it is missing. */
  folder: string;
  log: Logger;
  /** Minimum time between two backups. */
  minIntervalMs?: number;
  /** Time to wait for further edits after the first one. */
  delayMs?: number;
}

/** Backs up after edits, at most once an hour, and at the end. The last five backups are kept. */
export class Backups {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStarted = false;

  constructor(private readonly options: BackupOptions) {}

  /** Starts watching for edits. */
  async start(): Promise<void> {
    const { database } = this.options;
    const first = await readContentRevision(database);
    this.isStarted = true;
    // Caches announce the revision that they find.
    database.onRevision((revision) => {
      if (revision !== first) this.plan();
    });
  }

  /** Makes the last backup if there were edits. Call it before the database is closed. */
  async finish(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.isStarted) return;
    this.running = this.running.then(() => this.make());
    await this.running;
  }

  private plan(): void {
    if (this.timer) return;
    const { folder, minIntervalMs = HOUR_MS, delayMs = MINUTE_MS } = this.options;
    const last = backupsIn(folder)[0]?.time ?? 0;
    // The clock may have been set back since.
    const rest = Math.min(last + minIntervalMs - Date.now(), minIntervalMs);
    const wait = Math.max(delayMs, rest);
    this.timer = setTimeout(() => void this.finish(), wait).unref();
  }

  /** A failure is only logged: the database is not affected, and the next edit leads to another attempt. */
  private async make(): Promise<void> {
    const { database, folder, log } = this.options;
    try {
      const revision = await readContentRevision(database);
      if (backupsIn(folder)[0]?.revision === revision) return;
      const dump = await database.dump();
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      checkDiskSpace(folder, dump.size);
      const name = `tibyan-${timestamp(Date.now())}-r${revision}.tar.gz`;
      await writeDurably(join(folder, name), dump);
      for (const old of backupsIn(folder).slice(MAX_BACKUPS)) rmSync(join(folder, old.name));
      log.info({ backup: name, bytes: dump.size }, 'backup made');
    } catch (error) {
      log.error({ err: error }, 'backup failed');
    }
  }
}

interface Backup {
  name: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Content revision of the backup. */
  revision: number;
}

/** The backups in a folder, newest first. */
export function backupsIn(folder: string): Backup[] {
  const names = readFolder(folder).flatMap((name) => {
    const [, day, hours, minutes, seconds, revision] = BACKUP_NAME.exec(name) ?? [];
    if (day === undefined) return [];
    const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    return [{ name, time, revision: Number(revision) }];
  });
  return names.sort((one, other) => other.time - one.time || other.revision - one.revision);
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Writes a file so that it is complete on disk or does not exist, even after a power failure. */
async function writeDurably(file: string, content: Blob): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    writeFileSync(unfinished, bytes, { mode: 0o600, flush: true });
    moveDurably(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
