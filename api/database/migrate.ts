import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

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

/** Applies missing migrations, each in its own transaction, and returns their names. */
export async function applyMigrations(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<string[]> {
  const engine = await startEngine(adapter);
  try {
    const done = await engine.applyMigrations({ migrationsList: migrations(), filters });
    return done.appliedMigrationNames;
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
