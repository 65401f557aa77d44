/** The routes of the REST API match the calls of the public contract and the schema. */
import { parse, validate } from 'graphql';
import { documents, nextPages } from '../../api/rest/documents';
import { openApi } from '../../api/rest/openApi';
import { routes } from '../../api/rest/routes';
import { schema } from '../../api/schema';

/** Fixed: other software depends on them. */
const CALLS = [
  'POST /authentication/login',
  'DELETE /authentication/logout',
  'PUT /authentication/refreshJwt',
  'GET /posts',
  'GET /posts/1',
  'GET /posts/{id}',
  'GET /posts/bySection/{section}',
  'GET /posts/usesVerse/{verseId}',
  'POST /posts',
  'PUT /posts/{id}',
  'DELETE /posts/{id}',
  'GET /verses/query',
  'GET /verses/{id}',
  'GET /verses/bySurahNumberAndNumberInSurah/{surah}/{number}',
  'PUT /verses/{id}',
  'GET /postVerses/{postVerseId}',
  'PUT /postVerses/{postVerseId}',
  'PUT /postVerses/post/{postId}/verse/{verseId}',
  'PUT /words/{id}',
  'GET /terms',
  'GET /terms/{id}',
  'PUT /terms/{id}',
  'POST /terms/{id}/organize',
  'GET /termElements',
  'POST /termElements',
  'PUT /termElements/{id}',
  'GET /characters',
  'PUT /characters/{id}',
  'GET /surahs/details',
  'GET /surahs/surahOptions',
  'PUT /surahs/{id}',
];

interface Operation {
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: { type: string } }[];
  security?: object[];
}

const { paths, components } = openApi() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
);

test('the routes are exactly the calls of the public contract', () => {
  const calls = routes.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, (_, name) => `{${name}}`)}`,
  );
  expect(calls.sort()).toEqual([...CALLS].sort());
});

test.each([...Object.entries(documents), ...Object.entries(nextPages)])(
  'the document %s is valid against the schema',
  (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  },
);

test('every document is used by a call', () => {
  const used = routes.flatMap(({ document, lookUp }) => [document, lookUp?.document]);
  expect(Object.entries(documents).filter(([, document]) => !used.includes(document))).toEqual([]);
});

describe('the OpenAPI document', () => {
  test('describes every call', () => {
    expect(operations.map(({ call }) => call).sort()).toEqual([...CALLS].sort());
    for (const { summary } of operations) expect(summary).toMatch(/^[A-Z].*\.$/);
  });

  test('lists the parameters of the search with their defaults', () => {
    const search = operations.find(({ call }) => call === 'GET /verses/query');
    const parameters = search?.parameters?.map(({ name, required, schema: type }) => [
      name,
      required ? type.type : type,
    ]);
    expect(parameters).toEqual([
      ['queryParameter', 'string'],
      ['pageSize', { type: 'integer', default: 10, minimum: 1, maximum: 100 }],
      ['pageIndex', { type: 'integer', default: 0, minimum: 0 }],
      ['language', { type: 'string', default: 'turkish', enum: ['turkish', 'english', 'arabic'] }],
    ]);
  });

  test('lists the parameters of each path', () => {
    for (const { call, parameters: all = [] } of operations) {
      const parameters = all.filter((parameter) => parameter.in === 'path');
      const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([call, ...parameters.map(({ name }) => name)]).toEqual([call, ...names]);
      for (const { name, schema: type } of parameters) {
        expect(type.type).toBe(name === 'section' ? 'string' : 'integer');
      }
    }
  });

  test('requires a token where the schema requires an admin', () => {
    const open = operations.filter(({ security }) => !security).map(({ call }) => call);
    expect(open.filter((call) => !call.startsWith('GET ')).sort()).toEqual([
      'DELETE /authentication/logout',
      'POST /authentication/login',
      'PUT /authentication/refreshJwt',
    ]);
    expect(open.filter((call) => call.startsWith('GET '))).toHaveLength(
      CALLS.filter((call) => call.startsWith('GET ')).length,
    );
  });

  test('has no dangling references', () => {
    const references = [...JSON.stringify(openApi()).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(20);
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
  });
});
