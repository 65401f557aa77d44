/** Writes a migration for the changes of prisma/schema.prisma that no migration contains. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { applyMigrations, differenceToSchema } from '../api/database/migrate';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Give the migration a name of lowercase letters, digits and underscores.');
  process.exit(1);
}
const pglite = new PGlite();
const adapter = new PrismaPGlite(pglite);
await applyMigrations(adapter);
const sql = await differenceToSchema(adapter);
await pglite.close();
if (sql) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `prisma/migrations/${stamp}_${name}`;
  mkdirSync(folder);
  writeFileSync(`${folder}/migration.sql`, sql);
  console.log(`Wrote ${folder}/migration.sql`);
} else {
  console.log('The schema and the migrations agree.');
}
