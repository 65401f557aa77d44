/**
 * Writes schema.graphql and openapi.json, the contracts between API and client, and docs/schema-changelog.md, what has
 * changed in them since the last release; with --check, only compares them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from '../api/rest/openApi';
import { publicSdl, wholeSdl } from '../api/sdl';
import { currentChangelog } from './apiChanges/changelog';

const rest = `${JSON.stringify(openApi(), null, 2)}\n`;
const files = {
  'schema.graphql': wholeSdl(),
  'openapi.json': rest,
  'docs/schema-changelog.md': await currentChangelog({ sdl: publicSdl(), openApi: rest }),
};

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} differs from the API: run npm run generate and commit it.`);
    process.exitCode = 1;
  }
}
