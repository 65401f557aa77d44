/** Writes a migration for the changes of prisma/schema.prisma that no migration contains. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../api/database/embedded';
import { applyMigrations, differenceToSchema } from '../api/database/migrate';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Give the migration a name of lowercase letters, digits and underscores.');
  process.exit(1);
}
const temporary = mkdtempSync(join(tmpdir(), 'tibyan-migration-'));
const database = await openEmbedded(join(temporary, 'postgres'));
await applyMigrations(database);
const sql = await differenceToSchema(database.adapter);
await database.close();
rmSync(temporary, { recursive: true });
if (sql) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `prisma/migrations/${stamp}_${name}`;
  mkdirSync(folder);
  writeFileSync(`${folder}/migration.sql`, sql);
  console.log(`Wrote ${folder}/migration.sql`);
} else {
  console.log('The schema and the migrations agree.');
}
