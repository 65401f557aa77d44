/** Makes the types and code of each client in this folder from what the server serves. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { createClient } from '@hey-api/openapi-ts';
import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';

const [, , origin = ''] = process.argv;
const folder = import.meta.dirname;
const file = (name: string) => join(folder, name);

async function read(path: string): Promise<string> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

async function graphqlCodegen(sdl: string): Promise<void> {
  const location = file('operations.graphql');
  const rawSDL = readFileSync(location, 'utf8');
  const documents = [{ location, rawSDL, document: parse(rawSDL) }];
  const schema = buildSchema(sdl);
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: file('codegen/'),
    schema: parse(sdl),
    schemaAst: schema,
    documents,
    config: { scalars: { JSON: 'unknown' }, useTypeImports: true, enumsAsTypes: true },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  });
  mkdirSync(file('codegen'), { recursive: true });
  for (const output of outputs) {
    writeFileSync(output.filename, await codegen({ ...output, cache: async (_n, _k, f) => f() }));
  }
}

function relayCompiler(): void {
  const command = createRequire(import.meta.url).resolve('relay-compiler/cli.js');
  mkdirSync(file('relay/__generated__'));
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'relay.config.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Its exit code is 0 after some errors.
  if (!stdout.includes('Compilation completed') || /ERROR|WARN/.test(stdout + stderr)) {
    throw new Error(`relay-compiler: ${stdout}${stderr}`);
  }
}

const sdl = await read('/schema.graphql');
const openApi = await read('/api/openapi.json');
writeFileSync(file('schema.graphql'), sdl);
writeFileSync(file('openapi.json'), openApi);
const introspection = JSON.stringify(introspectionFromSchema(buildSchema(sdl)));
writeFileSync(
  file('introspection.ts'),
  `export const introspection = ${introspection} as const;\n`,
);
await graphqlCodegen(sdl);
relayCompiler();
writeFileSync(file('openApiTypes.ts'), astToString(await openapiTS(openApi)));
await createClient({
  input: file('openapi.json'),
  output: { path: file('heyApi') },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent' },
});
