import type { Database } from '../database/database';
import { makeFiles, readContentState, type FileSet } from './files';

/** The files of the latest content revision in memory, created on the first request. */
export class CachedFiles {
  private cached: FileSet | undefined;
  private pending: Promise<FileSet> | undefined;

  constructor(private readonly database: Database) {}

  async current(): Promise<FileSet> {
    const { revision } = await readContentState(this.database.sql);
    for (;;) {
      if (this.cached && this.cached.revision >= revision) return this.cached;
      this.cached = undefined;
      this.pending ??= this.create();
      // If another request started it, the result may be older than this request.
      this.cached = await this.pending;
    }
  }

  private async create(): Promise<FileSet> {
    try {
      return await makeFiles(this.database.sql);
    } finally {
      this.pending = undefined;
    }
  }
}
