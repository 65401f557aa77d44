import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { DatabaseError, type Database } from './database';
import { waitFor, type ReportLine } from './waiting';

const require = createRequire(join(process.cwd(), 'package.json'));
const folder = join(process.cwd(), 'prisma');
const filters = { externalTables: [], externalEnums: [] };
const schema = () => ({
  files: [
    {
      path: join(folder, 'schema.prisma'),
      content: readFileSync(join(folder, 'schema.prisma'), 'utf8'),
    },
  ],
});

/** Names of the migrations in the repository, in the order of application. */
export function migrationNames(): string[] {
  return readdirSync(join(folder, 'migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** True before the first migration. */
export async function isEmpty({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  const [table] = await sql<{ exists: boolean }>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`;
  return !table?.exists;
}

/** True if all migrations of this version have been applied. Later ones don't matter. */
export async function isMigrated({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  if (await isEmpty({ sql })) return false;
  const done = await sql<{ name: string }>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
  const names = new Set(done.map(({ name }) => name));
  return migrationNames().every((name) => names.has(name));
}

/** Many probes in this time need one statement. */
const CHECK_VALID_MS = 500;

/** A check whether the database responds and is migrated, which it remains. */
export function migrationCheck(database: Pick<Database, 'sql'>): () => Promise<boolean> {
  let wasMigrated = false;
  let lastResponse = -Infinity;
  return async () => {
    if (performance.now() - lastResponse < CHECK_VALID_MS) return true;
    if (wasMigrated) await database.sql`SELECT 1`;
    else wasMigrated = await isMigrated(database);
    if (wasMigrated) lastResponse = performance.now();
    return wasMigrated;
  };
}

/** Another process may have to rewrite a large table. */
const MAX_WAIT_MS = 60_000;

/**
 * Applies missing migrations, each in its own transaction, and returns their names. Other processes may
 * use the database meanwhile; one that migrates it is waited for.
 * @param report receives a line every few seconds while it waits
 * @throws {DatabaseError} if a migration fails, or another process takes too long
 */
export async function applyMigrations(database: Database, report?: ReportLine): Promise<string[]> {
  if (await isMigrated(database)) return [];
  const connection = await database.openForMigrations();
  try {
    const isLocked = await waitFor(() => connection.tryLock(), {
      what: 'another process to migrate the database',
      maxMs: MAX_WAIT_MS,
      report,
    });
    if (!isLocked) {
      throw new DatabaseError(
        `Another process has been migrating the database for over ${MAX_WAIT_MS / 1000} s. Wait for it, or end its connection, and start again.`,
      );
    }
    return (await isMigrated(database)) ? [] : await apply(connection.adapter);
  } finally {
    await connection.close();
  }
}

async function apply(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  const engine = await startEngine(adapter);
  try {
    const done = await engine.applyMigrations({ migrationsList: migrations(), filters });
    return done.appliedMigrationNames;
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ').trim();
    throw new DatabaseError(`The database can't be migrated: ${reason}`, { cause: error });
  } finally {
    engine.free();
  }
}

/** The SQL that would turn the database into that of the schema; empty if they agree. */
export async function differenceToSchema(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<string> {
  const engine = await startEngine(adapter);
  try {
    const difference = await engine.diff({
      from: { tag: 'schemaDatasource', ...schema(), configDir: folder },
      to: { tag: 'schemaDatamodel', ...schema() },
      script: true,
      exitCode: true,
      filters,
    });
    return difference.exitCode === 0 ? '' : (difference.stdout ?? '');
  } finally {
    engine.free();
  }
}

function migrations(): MigrationList {
  return {
    baseDir: join(folder, 'migrations'),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok',
          value: readFileSync(join(folder, 'migrations', name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  };
}

async function startEngine(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  const { SchemaEngine } = await (bindings ??= loadBindings());
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  return SchemaEngine.new({ datamodels: undefined }, () => undefined, bound);
}

/** Loaded once, because the bindings keep a WebAssembly instance in module state. */
let bindings: Promise<typeof import('@prisma/schema-engine-wasm/schema_engine_bg')> | undefined;

/** Loads Prisma's schema engine as WebAssembly, which does not download a binary. */
async function loadBindings() {
  const loaded = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = require
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  const imports = Object.entries(loaded as unknown as WebAssembly.ModuleImports).map(
    ([name, value]) =>
      [name, name.startsWith('__wbg_setTimeout') ? setUnrefTimeout : value] as const,
  );
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    './schema_engine_bg.js': Object.fromEntries(imports),
  });
  loaded.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  return loaded;
}

/** The engine leaves a timer of 10 s, which must not keep a finished process alive. */
function setUnrefTimeout(callback: () => void, milliseconds: number) {
  return setTimeout(callback, milliseconds >>> 0).unref();
}
