/** `npm run generate`: generates the database client, schema.graphql and Relay's artifacts in this order. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureGenerated, ensureInstalled, runMain, runOrThrow, tsx } from './prepare.mjs';

const ARTIFACTS = 'client/__generated__';

runMain(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await runOrThrow(process.execPath, tsx('scripts/printSchema.ts'));
  await runOrThrow(process.execPath, [bin('relay-compiler')]);
  removeOldQueries();
});

/** The compiler adds persisted queries and removes none. */
function removeOldQueries() {
  const file = join(ARTIFACTS, 'persistedQueries.json');
  const artifacts = readdirSync(ARTIFACTS)
    .filter((name) => name.endsWith('.graphql.ts'))
    .map((name) => readFileSync(join(ARTIFACTS, name), 'utf8'))
    .join('');
  const queries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const current = queries.filter(([hash]) => artifacts.includes(hash));
  if (current.length === queries.length) return;
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`);
}
