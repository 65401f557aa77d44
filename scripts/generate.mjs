/** `npm run generate`: generates the database client, schema.graphql and Relay's artifacts in this order. */
import { bin, ensureGenerated, ensureInstalled, runMain, runOrThrow, tsx } from './prepare.mjs';

runMain(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await runOrThrow(process.execPath, tsx('scripts/printSchema.ts'));
  await runOrThrow(process.execPath, [bin('relay-compiler')]);
});
