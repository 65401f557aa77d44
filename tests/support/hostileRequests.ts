/** Requests that no client would send, generated from the GraphQL schema and the REST routes. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { z } from 'zod';
import type { Route } from '../../api/rest/route';
import { routes } from '../../api/rest/routes';
import { schema } from '../../api/schema';
import { fc, type Arbitrary } from './fastCheck';

export interface HostileRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Operation {
  name: string;
  mayChange: boolean;
  requests: Arbitrary<HostileRequest>;
}

/** Valid and hostile values for one argument. Undefined values are omitted from a request. */
interface Values {
  good: Arbitrary<unknown>;
  hostile: Arbitrary<unknown>;
}

const idOf = (typename: string, key: number | string = 1) => btoa(`${typename}:${key}`);
const cursorOf = (...place: (number | string)[]) => btoa(['at', ...place].join(':'));

const TEXTS = [
  ...[
    '',
    ' ',
    '\n',
    '0',
    '-1',
    '1.5',
    'NaN',
    'true',
    '1e9',
    '٣',
    '1:1\n',
    '999:999',
    '0:0',
    '1:1:1:1',
  ],
  ...['\0', 'a\0b', '&#0;', '\ud800', 'a\udfffb', '&#xD800;', '\ufffe', '\ufeff', '\u001b[2J'],
  ...['كتب', 'ٱلرَّحْمَـٰنِ', 'İıŞğÜ', 'x\u0301'.repeat(50), '\u202eabc\u200f', '👩‍👩‍👧‍👦', 'ﷺ'],
  ...['__proto__', 'constructor', 'toString', '$1', '%s', '%', '%00', '../../etc/passwd', '\\'],
  ...["' OR 1=1; --", '"; DROP TABLE "Verse"; --', '{1,2}', '{"a":1}', 'NULL', '\\u0000'],
  ...['<script>alert(1)</script>', '<p>x', '<p onclick="x()">y</p>', '<!--', '<![CDATA[x]]>'],
  ...['<b>'.repeat(3000), `${'<i>'.repeat(500)}x`, 'x'.repeat(20_001), 'ا'.repeat(300_000)],
  ...[idOf('Verse'), idOf('Word', 0), idOf('Root', '9'.repeat(20)), idOf('User'), idOf('Revision')],
  ...[idOf('__proto__'), idOf('Query'), 'VmVyc2U6MQ', 'VmVyc2U6MQ=====', 'Verse:1'],
  ...[
    cursorOf(0),
    cursorOf(-1, -1),
    cursorOf('9'.repeat(9)),
    cursorOf('9'.repeat(30)),
    cursorOf(''),
  ],
];
const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const wrong: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, 'x', [], {}, [null], { id: 1 }, nested(1000)),
  fc.jsonValue({ maxDepth: 2 }),
);
const orWrong = (arbitrary: Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: wrong });

const INTEGERS = [0, -1, 1, 115, 6237, 77_430, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1.5, 1e300, '1'];
const hostileInteger = fc.oneof(fc.constantFrom<unknown>(...INTEGERS), fc.integer());

/** Valid values by name, for arguments whose rules refuse an arbitrary number or text. */
const EXAMPLES: Record<string, unknown[]> = {
  key: ['1:1', '1:1:1'],
  keys: ['1:1', '114:6'],
  verseReferences: ['1:1', '2:255'],
  verseReference: ['1:1', '2:255'],
  letters: ['كتب'],
  arabicRoot: ['كتب', 'ع ل م'],
  id: ['Verse', 'Word', 'Root', 'Post', 'Term', 'TermElement', 'Surah'].map((name) => idOf(name)),
  ids: [idOf('Verse'), idOf('Character'), idOf('PostVerse')],
  after: [cursorOf(1), cursorOf(1, 1)],
  before: [cursorOf(3), cursorOf(3, 3)],
  revelationYear: [600, 610, 640],
  revelationOrder: [5, 87, 89],
  expectedVersion: [null, 1],
  version: [null, 1],
};

function leaf(name: string, isNumber: boolean): Values {
  const usual = isNumber ? [1, 2, 3] : ['text', '<p>Bir <b>şey</b></p>'];
  const good = fc.constantFrom(...(EXAMPLES[name] ?? usual));
  return { good, hostile: orWrong(isNumber ? hostileInteger : hostileText) };
}

const oneOf = (names: readonly string[]): Values => ({
  good: fc.constantFrom(...names),
  hostile: orWrong(hostileText),
});

const listOf = ({ good, hostile }: Values): Values => ({
  good: fc.array(good, { minLength: 1, maxLength: 3 }),
  hostile: orWrong(
    fc.oneof(
      fc.array(fc.oneof(good, hostile), { maxLength: 3 }),
      fc.tuple(good, fc.constantFrom(301, 7000)).map(([item, count]) => Array(count).fill(item)),
    ),
  ),
});

const optional = ({ good, hostile }: Values): Values => ({
  good: fc.option(good, { nil: undefined, freq: 1 }),
  hostile,
});

/** Valid fields, except one to three hostile ones. */
function almost(fields: Record<string, Values>): Arbitrary<Record<string, unknown>> {
  const names = Object.keys(fields);
  const pick = (kind: keyof Values) =>
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, of[kind]])));
  const [minLength, maxLength] = [Math.min(1, names.length), Math.min(3, names.length)];
  const chosen = fc.subarray(names, { minLength, maxLength });
  return fc.tuple(pick('good'), pick('hostile'), chosen).map(([good, hostile, replaced]) => ({
    ...good,
    ...Object.fromEntries(replaced.map((name) => [name, hostile[name]])),
  }));
}

const recordOf = (fields: Record<string, Values>): Values => ({
  good: fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, { good }]) => [name, good])),
  ),
  hostile: orWrong(almost(fields)),
});

// Request headers

const hostileHeaders = fc.record(
  {
    authorization: fc.constantFrom('Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'x'),
    cookie: fc.constantFrom('refreshToken=x', 'refreshToken=%00', 'refreshToken', '=;;=', 'a=%ZZ'),
    origin: fc.constantFrom('http://localhost', 'null', 'x', 'http://[', 'https://a.example'),
    accept: fc.constantFrom('*/*', 'application/graphql-response+json', 'x', ';q=', 'image/png'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"0"', ','),
    'accept-encoding': fc.constantFrom('identity', 'x', ';q=,'),
    'content-length': fc.constantFrom('0', '-1', 'x', '9'.repeat(20)),
  },
  { requiredKeys: [] },
);
/** Logins are limited by address, so each request comes from a different one. */
const headers = fc
  .tuple(fc.ipV4(), fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, hostileHeaders))
  .map(([address, more]): Record<string, string> => ({ 'x-forwarded-for': address, ...more }));

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/json;charset=x',
    'multipart/form-data',
    'application/jsonx',
  ),
);

// GraphQL

type Field = GraphQLField<unknown, unknown>;

function ofInput(name: string, type: GraphQLInputType): Values {
  if (isNonNullType(type)) return ofRequired(name, type.ofType);
  return optional(ofRequired(name, type));
}

function ofRequired(name: string, type: GraphQLInputType): Values {
  if (isListType(type)) return listOf(ofInput(name, type.ofType));
  if (isEnumType(type)) return oneOf(type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) return recordOf(ofInputs(Object.values(type.getFields())));
  return leaf(name, type.toString() === 'Int');
}

const ofInputs = (inputs: readonly { name: string; type: GraphQLInputType }[]) =>
  Object.fromEntries(inputs.map(({ name, type }) => [name, ofInput(name, type)]));

/** Selects all fields without arguments, nested up to three levels. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const members = named.getTypes().map((one) => `... on ${one.name} ${selectionOf(one, depth)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(named)) return 'getFields' in named ? '{ __typename }' : '';
  const fields = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && (depth < 3 || !('getFields' in getNamedType(field.type))),
  );
  const chosen = fields.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`);
  return `{ __typename ${chosen.join(' ')} }`;
}

/** A GraphQL literal; a text that looks like an enum value becomes one. */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(' ')}]`;
  if (typeof value === 'object' && value !== null) return `{ ${argumentsOf(value)} }`;
  if (typeof value === 'string' && /^[A-Z_]+$/.test(value)) return value;
  return value === undefined ? 'null' : JSON.stringify(value);
}

const argumentsOf = (values: object): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${literalOf(value)}`)
    .join(' ');

function callsOf(kind: 'query' | 'mutation', field: Field, typename?: string): Operation {
  const { args, name } = field;
  const selection = selectionOf(field.type);
  const documentOf = (given: string, variables = '') => {
    const call = `${name}${given && `(${given})`} ${selection}`;
    const inside = typename
      ? `node(id: "${idOf(typename)}") { ... on ${typename} { ${call} } }`
      : call;
    return `${kind}${variables && `(${variables})`} { ${inside} }`;
  };
  const declared = documentOf(
    args.map((arg) => `${arg.name}: $${arg.name}`).join(' '),
    args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' '),
  );
  const values = almost(ofInputs(args));
  const asked = fc.oneof(
    { weight: 3, arbitrary: values.map((variables) => ({ query: declared, variables })) },
    { weight: 1, arbitrary: values.map((given) => ({ query: documentOf(argumentsOf(given)) })) },
  );
  const methods = fc.constantFrom(...(kind === 'query' ? ['POST', 'POST', 'GET'] : ['POST']));
  return {
    name: `${kind} ${typename ? `${typename}.` : ''}${name}`,
    mayChange: kind === 'mutation',
    requests: fc.tuple(asked, methods, headers).map(([body, method, sent]) => ({
      ...(method === 'GET' ? inAddress(body) : { path: '/graphql', body: JSON.stringify(body) }),
      method,
      headers: { ...sent, 'content-type': 'application/json' },
    })),
  };
}

function inAddress({ query, variables = {} }: { query: string; variables?: object }) {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  return { path: `/graphql?${search.toString()}` };
}

const fieldsOf = (typename: string): Field[] => {
  const type = schema.getType(typename);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

const isEntry = (name: string) => name === 'Query' || name === 'Mutation';

const graphqlOperations = [
  ...fieldsOf('Query').map((field) => callsOf('query', field)),
  ...fieldsOf('Mutation').map((field) => callsOf('mutation', field)),
  ...Object.keys(schema.getTypeMap())
    .filter((typename) => !isEntry(typename) && !typename.startsWith('__'))
    .flatMap((typename) =>
      fieldsOf(typename)
        .filter(({ args }) => args.length > 0)
        .map((field) => callsOf('query', field, typename)),
    ),
];

// Malformed bodies and addresses

const DOCUMENT_PARTS = [
  ...['{', '}', '(', ')', '[', ']', ':', '!', '=', '|', '$a', '$a: Int', '"', '"""', '#', '\0'],
  ...['query', 'mutation', 'subscription', 'fragment F on Verse', '...F', '... on Post', '@skip'],
  ...['verse(key: "1:1")', 'posts', 'deletePost', 'login', '__schema', '__typename', 'id', 'null'],
  ...['@include(if: true)', '9'.repeat(400), '1.5', '\ud800', 'a: verse(key: "1:1") { key }'],
];
const documents = fc.array(fc.constantFrom(...DOCUMENT_PARTS)).map((parts) => parts.join(' '));

const OPENINGS = ['[', '{"a":', '{', '"', '[[],', '1', 'é'];
const deep = fc
  .tuple(fc.constantFrom(...OPENINGS), fc.constantFrom(1, 100, 50_000))
  .map(([opening, times]) => opening.repeat(times));
const deepArrays = fc
  .constantFrom(100, 5000, 60_000)
  .map((times) => '['.repeat(times) + ']'.repeat(times));
const json = fc.oneof(
  fc.json(),
  deep,
  deepArrays,
  hostileText.map((text) => JSON.stringify(text)),
  documents.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    '',
    'null',
    '0',
    '1e999',
    '{',
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
    "{'a':1}",
  ),
);

const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS');

const IDS = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
const GRAPHQL_BODIES = [
  '%',
  '{"query":%}',
  '{"query":"{ __typename }","variables":%}',
  '{"query":"{ __typename }","operationName":%}',
  '{"query":"{ __typename }","extensions":%}',
  `{"query":"${IDS}","variables":{"ids":%}}`,
];
const graphqlBodies: Operation = {
  name: 'any body to /graphql',
  mayChange: false,
  requests: fc
    .tuple(fc.constantFrom(...GRAPHQL_BODIES), json, contentType, headers)
    .map(([body, value, type, sent]) => ({
      path: '/graphql',
      method: 'POST',
      headers: { ...sent, 'content-type': type },
      body: body.replace('%', () => value),
    })),
};

const PARAMETERS = ['query', 'variables', 'operationName', 'documentId', 'extensions', 'x'];
const graphqlAddresses: Operation = {
  name: 'any parameters of /graphql',
  mayChange: false,
  requests: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...PARAMETERS), fc.oneof(documents, json)),
      methods,
      headers,
    )
    .map(([search, method, sent]) => ({
      path: `/graphql?${new URLSearchParams(search).toString()}`,
      method,
      headers: sent,
    })),
};

const SEGMENTS = [
  '%',
  '%ZZ',
  '%00',
  '%ED%A0%80',
  '%2F',
  '..%2f',
  '%F0',
  ':id',
  '*',
  '1;x=1',
  '1?a=%ZZ',
];
const segment = fc.oneof(
  fc.constantFrom(...SEGMENTS),
  hostileText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))),
);
const addresses: Operation = {
  name: 'any address',
  mayChange: false,
  requests: fc
    .tuple(fc.constantFrom('/', '/api/', '/api/posts/', '/graphql/'), segment, methods, headers)
    .map(([start, end, method, sent]) => ({ path: `${start}${end}`, method, headers: sent })),
};

// REST

interface JsonSchema {
  type?: string;
  enum?: string[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function ofJson(name: string, given: JsonSchema): Values {
  const { type, anyOf, items, properties, required = [] } = given;
  if (anyOf) {
    const [first = fc.constant(null), ...others] = anyOf.map((one) => ofJson(name, one));
    const all = [first, ...others] as Values[];
    return {
      good: fc.oneof(...all.map(({ good }) => good)),
      hostile: fc.oneof(...all.map(({ hostile }) => hostile)),
    };
  }
  if (given.enum) return oneOf(given.enum);
  if (items) return listOf(ofJson(name, items));
  if (type === 'null') return { good: fc.constant(null), hostile: wrong };
  if (!properties) return leaf(name, type === 'integer');
  const fields = Object.entries(properties).map(([field, of]): [string, Values] => {
    const values = ofJson(field, of);
    return [field, required.includes(field) ? values : optional(values)];
  });
  return recordOf(Object.fromEntries(fields));
}

function pathOf({ path }: Route): Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const good = fc.constantFrom(part === ':section' ? 'quran' : '1', '2');
    return fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: segment });
  });
  return fc.tuple(...parts).map((all) => `/api${all.join('/')}`);
}

function callsOfRoute(route: Route): Operation {
  const given = z.toJSONSchema(route.body ?? z.object({}), { io: 'input' }) as JsonSchema;
  const body = fc.oneof(
    {
      weight: 8,
      arbitrary: ofJson('', given).hostile.map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: json },
  );
  const isRead = route.method === 'GET';
  return {
    name: `${route.method} ${route.path}`,
    mayChange: !isRead,
    requests: fc
      .tuple(pathOf(route), body, contentType, headers)
      .map(([path, text, type, sent]) => ({
        path,
        method: route.method,
        headers: { ...sent, 'content-type': type },
        ...(!isRead && { body: text }),
      })),
  };
}

/** Every GraphQL root field and field with arguments, every REST route, and malformed requests. */
export const operations: Operation[] = [
  ...graphqlOperations,
  ...routes.map(callsOfRoute),
  graphqlBodies,
  graphqlAddresses,
  addresses,
];
