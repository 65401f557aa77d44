/** Writes schema.graphql, the contract between API and client; with --check, only compares it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { schema } from '../api/schema';

const sdl = `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync('schema.graphql', sdl);
} else if (readFileSync('schema.graphql', 'utf8') !== sdl) {
  console.error('schema.graphql differs from the API: run npm run generate and commit it.');
  process.exit(1);
}
