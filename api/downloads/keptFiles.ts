import type { Database } from '../database/database';
import { makeFiles, readContent, type FileSet } from './files';

/** The files of the latest content revision, in memory as they are sent; made when first asked for. */
export class KeptFiles {
  private kept: FileSet | undefined;
  private making: Promise<FileSet> | undefined;

  constructor(private readonly database: Database) {}

  async current(): Promise<FileSet> {
    const { revision } = await readContent(this.database.sql);
    for (;;) {
      if (this.kept && this.kept.revision >= revision) return this.kept;
      this.kept = undefined;
      this.making ??= this.make();
      // Begun by another request, it may end with what was the latest before this one.
      this.kept = await this.making;
    }
  }

  private async make(): Promise<FileSet> {
    try {
      return await makeFiles(this.database.sql);
    } finally {
      this.making = undefined;
    }
  }
}
