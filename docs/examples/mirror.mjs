/**
 * A mirror of the public content: a folder with one JSON file for each table of the downloads. It follows the changes
 * and proves by hash that it equals the server. Node 20 or later, no packages.
 *
 *   node mirror.mjs https://tibyan.example folder          # once: keep the folder up to date, e.g. by cron
 *
 * The folder has `state.json`, which names a folder with all tables of one content revision. A new state is written to a
 * folder of its own before `state.json` names it, so the mirror can be stopped at any time without losing anything.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

const [, , origin, folder] = process.argv;
if (!origin || !folder) {
  console.error('Usage: node mirror.mjs ORIGIN FOLDER');
  process.exit(2);
}

const TRIES = 8;
const COMPARISONS = 4;
const PAGE_SIZE = 500;
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Only a download of all tables helps: the server has no changes since the revision of the mirror. */
class StartOver extends Error {}

/** Sends a request again, later each time, if the server is busy or does not respond. */
async function request(path) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(new URL(path, origin)).catch((error) => error);
    if (response instanceof Response && response.status < 500 && response.status !== 429)
      return response;
    if (attempt === TRIES) throw new Error(`${path}: ${response.status ?? response.message}`);
    const seconds = Number(response.headers?.get('retry-after')) || 0.2 * 2 ** attempt;
    await sleep(seconds * 1000);
  }
}

/** The text of a table as the server hashes it: a JSON array with one row per line, ordered by `databaseId`. */
const printed = (rows) =>
  `[\n${[...rows.values()]
    .sort((a, b) => a.databaseId - b.databaseId)
    .map((row) => JSON.stringify(row))
    .join(',\n')}\n]\n`;

const rowsOf = (text) => new Map(JSON.parse(text).map((row) => [row.databaseId, row]));

/** The stored tables as maps of rows by `databaseId`; undefined before the first download. */
async function readMirror() {
  try {
    const state = JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'));
    const tables = new Map();
    for (const name of state.tables) {
      tables.set(
        name,
        rowsOf(await readFile(join(folder, state.directory, `${name}.json`), 'utf8')),
      );
    }
    return { ...state, tables };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Stores all tables in a new folder, then names it in `state.json`, then removes older folders. */
async function store({ revision, tables }) {
  const directory = `tables-${revision}-${Date.now()}`;
  await mkdir(join(folder, directory), { recursive: true });
  for (const [name, rows] of tables) {
    await writeFile(join(folder, directory, `${name}.json`), printed(rows));
  }
  const state = { revision, directory, tables: [...tables.keys()] };
  await writeFile(join(folder, 'state.json.new'), JSON.stringify(state));
  await rename(join(folder, 'state.json.new'), join(folder, 'state.json'));
  const others = (await readdir(folder)).filter(
    (name) => /^tables-/.test(name) && name !== directory,
  );
  for (const name of others) await rm(join(folder, name), { recursive: true });
}

const readManifest = async () => (await request('/downloads/manifest.json')).json();

const jsonFiles = (manifest) => manifest.files.filter(({ format }) => format === 'json');

/** Downloads all tables of one content revision. */
async function download() {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const manifest = await readManifest();
    const tables = new Map();
    for (const file of jsonFiles(manifest)) {
      const response = await request(file.exactPath);
      // The content has changed meanwhile, and the server has not kept the file.
      if (!response.ok) break;
      const bytes = Buffer.from(await response.arrayBuffer());
      if (sha256(bytes) !== file.sha256) throw new Error(`${file.path} is damaged.`);
      tables.set(file.table, rowsOf(gunzipSync(bytes)));
    }
    if (tables.size === jsonFiles(manifest).length)
      return { revision: manifest.contentRevision, tables };
  }
  throw new Error('The downloads change too fast.');
}

/** Applies all changes since the revision of the mirror, page by page. */
async function follow(mirror) {
  for (let after = ''; ;) {
    const query = new URLSearchParams({
      since: mirror.revision,
      first: PAGE_SIZE,
      ...(after && { after }),
    });
    const response = await request(`/api/changes?${query}`);
    const { data, errorMessage } = await response.json();
    if (response.status === 410) throw new StartOver(errorMessage);
    if (!response.ok) throw new Error(errorMessage);
    for (const { id, tableRows } of data.changes) {
      for (const [name, row] of Object.entries(tableRows)) {
        const rows = mirror.tables.get(name);
        if (!rows) throw new StartOver(`The server has a new table ${name}.`);
        if (row) rows.set(id, row);
        else rows.delete(id);
      }
    }
    after = data.endCursor ?? '';
    if (!data.hasNextPage) return { ...mirror, revision: data.contentRevision };
  }
}

/** The names of tables that differ from those of the server; undefined while its manifest is of another revision. */
async function differences({ revision, tables }) {
  const manifest = await readManifest();
  if (manifest.contentRevision !== revision) return undefined;
  const files = jsonFiles(manifest);
  return files
    .filter(
      ({ table, plainSha256 }) =>
        !tables.has(table) || sha256(printed(tables.get(table))) !== plainSha256,
    )
    .map(({ table }) => table);
}

/** Follows the changes until the mirror is the content of one revision, which the hashes of the server prove. */
async function update(mirror) {
  let current = mirror;
  for (let attempt = 1; attempt <= COMPARISONS; attempt++) {
    // A row may already be of a later revision than its page; the next changes have it again.
    current = await follow(current);
    const wrong = await differences(current);
    if (wrong?.length === 0) return { ...current, isProven: true };
    if (wrong) throw new StartOver(`These tables differ from the server: ${wrong.join(', ')}.`);
    if (attempt < COMPARISONS) await sleep(0.2 * 2 ** attempt * 1000);
  }
  // The content goes on changing, or the server makes its files of the revision later: the next run compares again.
  return { ...current, isProven: false };
}

let mirror = await readMirror();
try {
  mirror = mirror && (await update(mirror));
} catch (error) {
  if (!(error instanceof StartOver)) throw error;
  console.log(`Starting over: ${error.message}`);
  mirror = undefined;
}
mirror ??= { ...(await download()), isProven: true };
await store(mirror);
console.log(
  `Revision ${mirror.revision}, ${mirror.isProven ? 'equal to the server' : 'not compared yet'}.`,
);
