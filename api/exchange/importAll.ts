/** Imports an export into an empty database: the same content with the same keys and versions. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Word } from '../__generated__/prisma/client';
import type { Database } from '../database/database';
import { EVERYTHING } from '../database/tags';
import { notifyChange } from '../write/changes';
import { chunksOf } from '../write/chunks';
import { allAdded } from '../seed/furtherTranslations';
import { completeImportedWords } from '../write/importedWords';
import { completeRootSenses } from '../write/rootSenses';
import { writeVerseKeys } from '../write/verseKeys';
import { BULK_TRANSACTION, continueKeySequences, updateStatistics } from '../database/bulkLoad';
import { MANIFEST, manifestSchema, type Manifest } from './manifest';
import { ImportError, readBytes, readJson } from './source';
import { contentTables, type ContentTable } from './tables';

const ROWS_PER_CHUNK = 4000;

interface Options {
  dryRun: boolean;
  onProgress(done: number, total: number): void;
}

interface ImportedContent extends Manifest {
  /** Keys of the words whose Arabic text admins of the exported site have corrected. */
  corrected: string[];
}

/**
 * @param path the folder of an export, or its manifest
 * @throws {ImportError} if a file does not match the manifest, or the database has content
 */
export async function importAll(
  database: Database,
  path: string,
  { dryRun, onProgress }: Options,
): Promise<ImportedContent> {
  const folder = folderOf(path);
  const manifest = readManifest(folder);
  const tables = contentTables.map((table) => ({
    ...table,
    rows: readRows(folder, manifest, table),
  }));
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if ((await database.prisma.verse.count()) > 0) {
    throw new ImportError(
      'An export can be imported only into an empty database, and this one has content. Choose another one with DATA_DIR or DATABASE_URL.',
    );
  }
  const corrected = correctedWords(tables);
  if (dryRun) return { ...manifest, corrected };
  await database.prisma.$transaction(async (tx) => {
    let done = 0;
    for (const { name, rows, insert } of tables) {
      for (const { start, chunk } of chunksOf(rows, ROWS_PER_CHUNK)) {
        await insert(tx, `[${chunk.join(',')}]`).then(undefined, (error: unknown) => {
          const [reason] = String(error).trim().split('\n').slice(-1);
          throw new ImportError(`${name}.jsonl, from line ${start + 1}: ${reason}`);
        });
        done += chunk.length;
        onProgress(done, total);
      }
    }
    // Older exports have neither the imported text nor senses of roots.
    await completeImportedWords(tx);
    await completeRootSenses(tx);
    await continueKeySequences(tx);
    const revision = manifest.contentRevision;
    await writeVerseKeys(tx, revision);
    await updateStatistics(tx);
    // The exported site has the translations that it wants, unless it is an older one.
    const hasTranslations = manifest.files.some(({ name }) => name === 'translations.jsonl');
    const added = hasTranslations ? allAdded() : {};
    await tx.contentRevision.upsert({
      where: { id: 1 },
      create: { revision, ...added },
      update: { revision, changedAt: new Date(), ...added },
    });
    await notifyChange(tx, revision, [EVERYTHING]);
  }, BULK_TRANSACTION);
  database.announceRevision(manifest.contentRevision, [EVERYTHING]);
  return { ...manifest, corrected };
}

type Text = Pick<Word, 'arabicText' | 'pauseAfter'>;

function correctedWords(tables: { name: string; rows: string[] }[]): string[] {
  const rowsOf = <Row>(table: string) =>
    tables.find(({ name }) => name === table)?.rows.map((row) => JSON.parse(row) as Row) ?? [];
  const imported = new Map(
    rowsOf<Text & { wordId: number }>('importedWords').map((text) => [text.wordId, text]),
  );
  return rowsOf<Text & { id: number; key: string }>('words')
    .filter(({ id, arabicText, pauseAfter }) => {
      const text = imported.get(id);
      return text && (text.arabicText !== arabicText || text.pauseAfter !== pauseAfter);
    })
    .map(({ key }) => key);
}

function folderOf(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && basename(path) !== MANIFEST) {
    throw new ImportError(`${path} is neither the folder of an export nor a ${MANIFEST}.`);
  }
  return isFolder ? path : dirname(path);
}

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  const parsed = manifestSchema.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ImportError(
    `${path} is not the manifest of an export: ${issue?.path.join('.')} ${issue?.message}`,
  );
}

/** The rows of a table as lines of JSON. */
function readRows(folder: string, manifest: Manifest, table: ContentTable): string[] {
  const name = `${table.name}.jsonl`;
  const path = join(folder, name);
  const file = manifest.files.find((one) => one.name === name);
  if (!file && table.isOptional) return [];
  if (!file) throw new ImportError(`The manifest of ${folder} does not list ${name}.`);
  if (file.rows === 0) return [];
  const bytes = readBytes(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== file.sha256) {
    throw new ImportError(`${path} does not match the manifest: its SHA-256 differs.`);
  }
  const rows = bytes.toString().split('\n').filter(Boolean);
  if (rows.length !== file.rows) {
    throw new ImportError(
      `${path} has ${rows.length} rows, but ${file.rows} according to the manifest.`,
    );
  }
  return rows;
}
