/** `npm run generate`: generates the database client, schema.graphql and Relay's artifacts in this order. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureGenerated, ensureInstalled, runMain, runOrThrow, tsx } from './prepare.mjs';

const ARTIFACTS = 'client/__generated__';
const PERSISTED_QUERIES = join(ARTIFACTS, 'persistedQueries.json');

runMain(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await runOrThrow(process.execPath, tsx('scripts/printSchema.ts'));
  await compileQueries();
  if (removeIncompleteArtifacts()) await compileQueries();
  removeOldQueries();
});

const compileQueries = () => runOrThrow(process.execPath, [bin('relay-compiler')]);

/**
 * The compiler persists the text of a query only when it writes its artifact. After a merge of two
 * branches, artifacts can be there whose queries are not.
 */
function removeIncompleteArtifacts() {
  const persisted = readPersistedQueries();
  const incomplete = readArtifacts().filter(({ text }) => {
    const [, hash] = /"id": "([0-9a-f]{64})"/.exec(text) ?? [];
    return hash && !(hash in persisted);
  });
  for (const { file } of incomplete) rmSync(file);
  return incomplete.length > 0;
}

/** The compiler adds persisted queries and removes none. */
function removeOldQueries() {
  const artifacts = readArtifacts()
    .map(({ text }) => text)
    .join('');
  const queries = Object.entries(readPersistedQueries());
  const current = queries.filter(([hash]) => artifacts.includes(hash));
  if (current.length === queries.length) return;
  writeFileSync(PERSISTED_QUERIES, `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`);
}

const readPersistedQueries = () => JSON.parse(readFileSync(PERSISTED_QUERIES, 'utf8'));

const readArtifacts = () =>
  readdirSync(ARTIFACTS)
    .filter((name) => name.endsWith('.graphql.ts'))
    .map((name) => {
      const file = join(ARTIFACTS, name);
      return { file, text: readFileSync(file, 'utf8') };
    });
