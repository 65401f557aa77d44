/** Databases for tests: copies of templates that a run makes once. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database } from '../../api/database/database';
import { openEmbedded } from '../../api/database/embedded';
import { openPostgres } from '../../api/database/postgres';
import { applyMigrations } from '../../prisma/migrate';
import { readContent } from '../../prisma/seed/content';
import { importQuran } from '../../prisma/seed/importQuran';
import { createPostgres, dropPostgres, postgresUrl } from './postgresServer';
import { currentRun, newName, onceInRun } from './testRun';

/** Nothing in it; all tables; the whole Qur'an; what a first start has, topics and tables too. */
export type State = 'fresh' | 'migrated' | 'filled' | 'whole';

export interface Kind {
  name: 'embedded' | 'PostgreSQL';
  isHere(): boolean;
  /** Makes a new database, as a copy of another when one is given. */
  make(name: string, template?: string): Promise<void>;
  open(name: string): Promise<Database>;
  drop(name: string): Promise<void>;
}

/** Where the embedded database of this name lies. */
export const folderOf = (name: string) => join(currentRun().folder, name);

export const embedded: Kind = {
  name: 'embedded',
  isHere: () => true,
  make: async (name, template) => {
    if (template) cpSync(folderOf(template), folderOf(name), { recursive: true });
  },
  open: (name) => openEmbedded(folderOf(name)),
  drop: async (name) => rmSync(folderOf(name), { recursive: true }),
};

const server = () => currentRun().postgres ?? '';

/** The address of the PostgreSQL database of this name. */
export const urlOf = (name: string) => postgresUrl(server(), name);

export const postgres: Kind = {
  name: 'PostgreSQL',
  isHere: () => server() !== '',
  make: (name, template) => createPostgres(server(), name, template),
  open: (name) => openPostgres(urlOf(name)),
  drop: (name) => dropPostgres(server(), name),
};

const steps: Record<State, { after?: State; take(database: Database): Promise<unknown> }> = {
  fresh: { take: async () => undefined },
  migrated: { after: 'fresh', take: ({ adapter }) => applyMigrations(adapter) },
  filled: { after: 'migrated', take: ({ prisma }) => importQuran(prisma) },
  whole: {
    after: 'migrated',
    take: ({ prisma }) => importQuran(prisma, undefined, readContent),
  },
};

/** Makes a database of the caller's own in this state; returns its name. */
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
    await take(database).finally(() => database.close());
  });
  return name;
}

export interface TestDatabases {
  /** Name of the kind of database. */
  kind: string;
  /** A database for all tests of the block. */
  use(state: State): () => Database;
  /** A database for one test; closed and dropped after the block. */
  open(state: State): Promise<Database>;
}

/** The first test that uses a template makes it, or waits for another that does. */
jest.setTimeout(300_000);

/** The tests once on the embedded database and once on PostgreSQL, skipped where there is none. */
export function describeEachDatabase(about: string, tests: (databases: TestDatabases) => void) {
  for (const kind of [embedded, postgres]) {
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
