/** Databases for tests: copies of templates that are made once per run. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fragment, type Database, type Fragment } from '../../api/database/database';
import { openEmbedded } from '../../api/database/embedded';
import { openPostgres } from '../../api/database/postgres';
import { applyMigrations } from '../../api/database/migrate';
import { readSeedContent } from '../../api/seed/content';
import { importQuran } from '../../api/seed/importQuran';
import { createPostgres, dropPostgres, postgresUrl } from './postgresServer';
import { IS_SOAK } from './soak';
import { watchable } from './statements';
import { currentRun, newName, onceInRun } from './testRun';

/**
 * Empty; all tables; the whole Qur'an; all surahs with some 300 verses (1, 2, 112 to 114 and 24:35) or with some
 * 30 (2:1 to 2:7, 2:255 and 2:256 of the second), or in a soak with all of them; the content of a first start, topics
 * and tables too.
 */
export type State = 'fresh' | 'migrated' | 'filled' | 'small' | 'tiny' | 'whole';

export interface Kind {
  name: 'embedded' | 'PostgreSQL';
  isHere(): boolean;
  /** Creates a database, as a copy of another if one is given. */
  make(name: string, template?: string): Promise<void>;
  open(name: string): Promise<Database>;
  drop(name: string): Promise<void>;
}

/** The folder of the embedded database with this name. */
export const folderOf = (name: string) => join(currentRun().folder, name);

export const embedded: Kind = {
  name: 'embedded',
  isHere: () => true,
  make: async (name, template) => {
    if (template) cpSync(folderOf(template), folderOf(name), { recursive: true });
  },
  open: async (name) => watchable(await openEmbedded(folderOf(name))),
  drop: async (name) => rmSync(folderOf(name), { recursive: true }),
};

const server = () => currentRun().postgres ?? '';

/** The address of the PostgreSQL database of this name. */
export const urlOf = (name: string) => postgresUrl(server(), name);

export const postgres: Kind = {
  name: 'PostgreSQL',
  isHere: () => server() !== '',
  make: (name, template) => createPostgres(server(), name, template),
  open: async (name) => watchable(await openPostgres(urlOf(name))),
  drop: (name) => dropPostgres(server(), name),
};

const steps: Record<State, { after?: State; take(database: Database): Promise<unknown> }> = {
  fresh: { take: async () => undefined },
  migrated: { after: 'fresh', take: (database) => applyMigrations(database) },
  filled: { after: 'migrated', take: ({ prisma }) => importQuran(prisma) },
  small: { after: 'filled', take: IS_SOAK ? async () => undefined : keepSomeVerses },
  tiny: { after: 'small', take: IS_SOAK ? async () => undefined : keepFewVerses },
  whole: {
    after: 'migrated',
    take: ({ prisma }) => importQuran(prisma, { readContent: readSeedContent }),
  },
};

/** Verses of a small database: 7 + 286 + 4 + 5 + 6, and 24:35. */
export const VERSES_OF_SMALL = IS_SOAK ? 6236 : 309;
export const WORDS_OF_SMALL = IS_SOAK ? 77_429 : 6251;

export const VERSES_OF_TINY = IS_SOAK ? 6236 : 32;

/**
 * Most tests need a few verses, and exports, downloads and dumps of them are fast. In a soak, a small database
 * has all; a test of one without all verses calls this itself.
 */
export async function keepSomeVerses(database: Database): Promise<void> {
  await keepVerses(database, fragment`v."surahId" IN (1, 2, 112, 113, 114) OR v.key = '24:35'`);
}

async function keepFewVerses(database: Database): Promise<void> {
  await keepVerses(
    database,
    fragment`v."surahId" <> 2 OR v."numberInSurah" <= 7 OR v.key IN ('2:255', '2:256')`,
  );
}

async function keepVerses({ sql, prisma }: Database, kept: Fragment): Promise<void> {
  await sql`DELETE FROM "Word" w USING "Verse" v WHERE v.id = w."verseId" AND NOT (${kept})`;
  await sql`DELETE FROM "Verse" v WHERE NOT (${kept})`;
  // As if the others had never been there.
  await sql`TRUNCATE "ContentChange"`;
  await prisma.$executeRaw`VACUUM FULL ANALYZE`;
}

/** Creates a database in this state for the caller; returns its name. */
export async function makeDatabase(kind: Kind, state: State): Promise<string> {
  const name = newName();
  await kind.make(name, await template(kind, state));
  return name;
}

async function template(kind: Kind, state: State): Promise<string> {
  const name = `${currentRun().name}${state}`;
  const { after, take } = steps[state];
  await onceInRun(`${kind.name}_${state}`, async () => {
    await kind.make(name, after && (await template(kind, after)));
    const database = await kind.open(name);
    try {
      await take(database);
      if (kind === embedded) await dropOldLog(database, folderOf(name));
    } finally {
      await database.close();
    }
    if (kind === embedded && state === 'whole') keepContent(folderOf(name));
  });
  return name;
}

/** Removes what the write-ahead log no longer needs: two thirds of each copy. */
async function dropOldLog({ sql }: Database, folder: string): Promise<void> {
  await sql`CHECKPOINT`;
  const [log] = await sql<{ file: string }>`
    SELECT pg_walfile_name(pg_current_wal_lsn()) AS file`;
  const files = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of files) if (name !== log?.file) rmSync(join(folder, 'pg_wal', name));
}

/** Keeps the content of a first start for the journeys, if they run after these tests. */
function keepContent(folder: string): void {
  const kept = process.env.TIBYAN_TEST_CONTENT;
  // Another step of a soak has kept it already.
  if (!kept || existsSync(kept)) return;
  cpSync(folder, `${kept}.unfinished`, { recursive: true });
  renameSync(`${kept}.unfinished`, kept);
}

export interface TestDatabases {
  kind: Kind['name'];
  /** A database for all tests of the block. */
  use(state: State): () => Database;
  /** A database for one test; closed and dropped after the block. */
  open(state: State): Promise<Database>;
}

/** For a server that ends before the next change; the database would keep what listens to it. */
export const deafCopyOf = (database: Database): Database => ({
  ...database,
  onRevision: () => undefined,
});

/** The first test that uses a template makes it, or waits for another that does. */
jest.setTimeout(300_000);

/** The tests on the embedded database and on PostgreSQL, skipped where there is none. */
export function describeEachDatabase(about: string, tests: (databases: TestDatabases) => void) {
  describeOn([embedded, postgres], about, tests);
}

/** Tests that don't depend on the database: on the embedded one, and in a soak on both. */
export function describeOneDatabase(about: string, tests: (databases: TestDatabases) => void) {
  describeOn(IS_SOAK ? [embedded, postgres] : [embedded], about, tests);
}

function describeOn(kinds: Kind[], about: string, tests: (databases: TestDatabases) => void) {
  for (const kind of kinds) {
    const block = kind.isHere() ? describe : describe.skip;
    block(`${about} (${kind.name})`, () => {
      const opened: { name: string; database: Database }[] = [];
      const open = async (state: State) => {
        const name = await makeDatabase(kind, state);
        const database = await kind.open(name);
        opened.push({ name, database });
        return database;
      };
      afterAll(async () => {
        for (const { name, database } of opened) {
          // A test may have closed it.
          await database.close().catch(() => undefined);
          await kind.drop(name);
        }
      });
      tests({
        kind: kind.name,
        open,
        use(state) {
          let database: Database;
          beforeAll(async () => {
            database = await open(state);
          });
          return () => database;
        },
      });
    });
  }
}
