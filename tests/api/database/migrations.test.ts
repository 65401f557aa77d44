import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations, differenceToSchema, migrationNames } from '../../../api/database/migrate';
import { insertElement, insertTerm } from '../../support/content';
import { withCharColumns } from '../../support/charColumns';
import { describeEachDatabase } from '../../support/database';

const folder = join(__dirname, '../../../prisma/migrations');

describe('the migrations folder has the layout of Prisma', () => {
  test('each migration has a timestamp, a name and SQL', () => {
    expect(migrationNames().length).toBeGreaterThan(0);
    for (const name of migrationNames()) {
      expect(name).toMatch(/^\d{14}_[a-z0-9_]+$/);
      expect(readFileSync(join(folder, name, 'migration.sql'), 'utf8').trim()).not.toBe('');
    }
  });

  test('the lock file names PostgreSQL, and the folder has no other files', () => {
    const lock = readFileSync(join(folder, 'migration_lock.toml'), 'utf8');
    expect(lock).toMatch(/^provider = "postgresql"$/m);
    expect(readdirSync(folder).sort()).toEqual([...migrationNames(), 'migration_lock.toml'].sort());
    expect(existsSync(join(folder, 'schema.prisma'))).toBe(false);
  });
});

describeEachDatabase('migrations', (databases) => {
  test('are all applied to an empty database once, and recorded as by Prisma', async () => {
    const database = await databases.open('fresh');
    const { sql } = database;
    expect(await applyMigrations(database)).toEqual(migrationNames());
    expect(await applyMigrations(database)).toEqual([]);
    const rows = await sql<{ name: string; done: boolean; checksum: string }>`
      SELECT migration_name AS name, checksum, applied_steps_count = 1 AND finished_at IS NOT NULL
        AND rolled_back_at IS NULL AS done
      FROM _prisma_migrations ORDER BY migration_name`;
    expect(rows.map(({ name, done }) => [name, done])).toEqual(
      migrationNames().map((name) => [name, true]),
    );
    for (const { checksum } of rows) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  });

  test('create the schema of schema.prisma', async () => {
    const { adapter } = await databases.open('migrated');
    expect(await differenceToSchema(withCharColumns(adapter))).toBe('');
  });

  test('put the elements of a word in key order, as in its revisions', async () => {
    const database = await databases.open('filled');
    const { adapter, prisma } = database;
    const term = await insertTerm(database, 'Names');
    const elements: number[] = [];
    for (let count = 0; count < 3; count++) {
      elements.push(await insertElement(database, term, ['1:1:3'], { elementOrder: 3 - count }));
    }
    await insertElement(database, term, ['1:1:4']);
    // Restores the schema from before the migration.
    await prisma.$executeRaw`ALTER TABLE "TermElementWord" DROP COLUMN position`;
    await prisma.$executeRaw`CREATE INDEX "TermElementWord_wordId_idx" ON "TermElementWord"("wordId")`;
    const migration = '20261122063927_term_elements_of_a_word_in_order';
    await prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ${migration}`;
    expect(await applyMigrations(database)).toEqual([migration]);
    const rows = await prisma.termElementWord.findMany({
      orderBy: [{ wordId: 'asc' }, { position: 'asc' }],
    });
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 1]);
    expect(rows.slice(0, 3).map(({ termElementId }) => termElementId)).toEqual(elements);
    expect(await differenceToSchema(withCharColumns(adapter))).toBe('');
  });

  describe('a schema difference is reported', () => {
    const changed = databases.use('migrated');

    test.each([
      ['a dropped index', 'DROP INDEX "Word_rootId_idx"', /CREATE INDEX "Word_rootId_idx"/],
      ['a dropped table', 'DROP TABLE "Session"', /CREATE TABLE "Session"/],
      ['another type', 'ALTER TABLE "Verse" ALTER key TYPE varchar(9)', /"key" SET DATA TYPE TEXT/],
      ['an extra column', 'ALTER TABLE "Word" ADD extra int', /DROP COLUMN "extra"/],
    ])('%s', async (_what, change, repair) => {
      const { adapter, prisma } = changed();
      const before = await differenceToSchema(withCharColumns(adapter));
      await prisma.$executeRawUnsafe(change);
      expect(before).not.toMatch(repair);
      expect(await differenceToSchema(withCharColumns(adapter))).toMatch(repair);
    });
  });
});
