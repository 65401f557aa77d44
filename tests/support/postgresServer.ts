/** The PostgreSQL server of this machine, in which the tests make and drop databases. */
import pg from 'pg';

/** TEST_DATABASE_URL, else a server on this machine's usual port; undefined when none can be used. */
export async function findPostgres(): Promise<string | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const candidates = given
    ? [given]
    : ['postgresql://postgres@127.0.0.1:5432/postgres', 'postgresql://127.0.0.1:5432/postgres'];
  let reason = '';
  for (const url of candidates) {
    try {
      if (await mayCreateDatabases(url)) return url;
      reason = 'its user may not create databases';
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      reason = message || code || String(error);
    }
  }
  const where = given ? 'at TEST_DATABASE_URL' : 'on 127.0.0.1:5432; set TEST_DATABASE_URL';
  console.warn(`Tests on PostgreSQL are skipped: none can be used (${where}): ${reason}`);
  return undefined;
}

async function mayCreateDatabases(url: string): Promise<boolean> {
  const [row] = await run<{ may: boolean }>(
    url,
    'SELECT rolsuper OR rolcreatedb AS may FROM pg_roles WHERE rolname = current_user',
  );
  return row?.may ?? false;
}

export async function postgresNames(server: string): Promise<string[]> {
  const rows = await run<{ name: string }>(server, 'SELECT datname AS name FROM pg_database');
  return rows.map(({ name }) => name);
}

/** The address of a database on the server. */
export function postgresUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a database, empty or as a copy of one to which nobody is connected. */
export async function createPostgres(server: string, name: string, template = 'template0') {
  await run(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
}

export async function dropPostgres(server: string, name: string): Promise<void> {
  await run(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}

async function run<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
