/**
 * While servers are upgraded one after the other, those of the previous release still use the migrated
 * database, and pages that they sent still send their queries.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { schema } from '../../../api/schema';
import type { Database } from '../../../api/database/database';
import { describeEachDatabase } from '../../support/database';

const folder = join(__dirname, '../../contract/releases');

interface Release {
  statements: string[];
  queries: string[];
}

// The files are being written by `npm run record-release`.
const isRecording = process.env.TIBYAN_RECORD !== undefined;

const releases = isRecording
  ? []
  : readdirSync(folder).map(
      (file) => [file.replace('.json', ''), readRelease(join(folder, file))] as const,
    );

function readRelease(path: string): Release {
  return JSON.parse(readFileSync(path, 'utf8')) as Release;
}

(isRecording ? test.skip : test)('one release is recorded, with its statements and queries', () => {
  expect(releases).toHaveLength(1);
  for (const [, { statements, queries }] of releases) {
    expect(statements.length).toBeGreaterThan(100);
    expect(queries.length).toBeGreaterThan(50);
  }
});

(isRecording ? test.skip : test).each(releases)(
  'the queries of %s are valid',
  (_version, { queries }) => {
    const invalid = queries.filter((query) => validate(schema, parse(query)).length > 0);
    expect(invalid).toEqual([]);
  },
);

/** The statements that the database refuses to prepare. */
async function refusedOf({ prisma }: Database, { statements }: Release): Promise<string[]> {
  const refused: string[] = [];
  for (const statement of statements) {
    try {
      await prisma.$executeRawUnsafe(`PREPARE statement AS ${statement}`);
      await prisma.$executeRawUnsafe('DEALLOCATE statement');
    } catch (error) {
      refused.push(`${(error as Error).message}\n${statement}`);
    }
  }
  return refused;
}

describeEachDatabase('the migrated database', (databases) => {
  const run = isRecording ? test.skip : test;

  run.each(releases)('runs the statements of %s', async (_version, release) => {
    expect(await refusedOf(await databases.open('migrated'), release)).toEqual([]);
  });

  run.each(releases)('without a column that %s uses, is refused', async (_version, release) => {
    const database = await databases.open('migrated');
    await database.prisma.$executeRaw`ALTER TABLE "Verse" DROP COLUMN "turkishTranslation"`;
    expect((await refusedOf(database, release)).length).toBeGreaterThan(10);
  });
});
