/** The version of the API says what has changed since the last release; deprecations have dates. */
import { buildSchema, parse, print, validate, visit } from 'graphql';
import { deprecate } from '../../api/deprecate';
import { exampleQueries } from '../../api/http/exampleQueries';
import { deprecationHeaders, deprecationOfCall } from '../../api/rest/deprecations';
import { openApi } from '../../api/rest/openApi';
import { publicSdl, wholeSdl } from '../../api/sdl';
import { changesSince, lastRelease } from '../../scripts/apiChanges/changelog';
import { versionProblem, type Change } from '../../scripts/apiChanges/change';
import { graphqlChanges } from '../../scripts/apiChanges/graphqlChanges';
import { openApiChanges } from '../../scripts/apiChanges/openApiChanges';
import { API_VERSION } from '../../text/apiVersion';
import { DEPRECATIONS, type Deprecation } from '../../text/deprecations';

const levels = (changes: Change[]) => changes.map(({ level }) => level);
const document = JSON.stringify(openApi());

test('the version suits what has changed since the last release', async () => {
  const last = lastRelease();
  const { GraphQL, REST } = await changesSince(last, { sdl: publicSdl(), openApi: document });
  expect(versionProblem(last.version, API_VERSION, [...GraphQL, ...REST])).toBeUndefined();
  expect((openApi() as { info: { version: string } }).info.version).toBe(API_VERSION);
  expect([publicSdl(), wholeSdl()].every((sdl) => sdl.includes(`API ${API_VERSION}.`))).toBe(true);
});

describe('a version', () => {
  const of = (...kinds: Change['level'][]) =>
    kinds.map((level): Change => ({ level, text: `${level}.` }));

  test.each([
    ['1.4.0', '1.4.0', of(), true],
    ['1.4.0', '1.5.0', of('addition', 'change'), true],
    ['1.4.0', '1.4.0', of('addition'), false],
    ['1.4.0', '1.4.1', of('addition'), false],
    ['1.4.0', '1.4.0', of('change'), false],
    ['1.4.0', '1.3.0', of('addition'), false],
    ['1.4.0', '1.5.0', of('addition', 'breaking'), false],
    ['1.4.0', '2.0.0', of('addition', 'breaking'), true],
    ['1.9.0', '1.10.0', of('addition'), true],
  ])('after %s may be %s', (last, now, changes, isRight) => {
    expect(versionProblem(last, now, changes) === undefined).toBe(isRight);
  });

  test('that is refused names each change', () => {
    expect(versionProblem('1.0.0', '1.1.0', of('breaking'))).toMatch(/2\.0\.0:\n- breaking\./);
  });
});

describe('a change of GraphQL', () => {
  const OLD = `
    enum Kind { ONE TWO }
    type Verse { key: String! text(kind: Kind): String words: [Word!]! }
    type Word { text: String! }
    type Query { verse(key: String!): Verse }`;
  const change = (from: string | RegExp, to: string) => graphqlChanges(OLD, OLD.replace(from, to));

  test.each([
    ['a removed field', 'key: String! text', 'text'],
    ['another type', 'text: String!', 'text: Int!'],
    ['a field that can be null now', 'key: String! text', 'key: String text'],
    ['a removed enum value', 'ONE TWO', 'ONE'],
    ['a required argument', 'key: String!)', 'key: String!, language: String!)'],
    ['a removed argument', 'text(kind: Kind)', 'text'],
  ])('that is %s is breaking', async (_what, from, to) => {
    expect(levels(await change(from, to))).toContain('breaking');
  });

  test.each([
    ['a field', 'key: String! text', 'key: String! page: Int text', 'addition'],
    ['an optional argument', 'key: String!)', 'key: String!, language: String)', 'addition'],
    ['an enum value', 'ONE TWO', 'ONE TWO THREE', 'change'],
  ])('that adds %s is none', async (_what, from, to, level) => {
    expect(levels(await change(from, to))).toEqual([level]);
  });

  test('of descriptions, and the parts of a new type, are not listed', async () => {
    const text =
      'type Word { "The text." text: String! root: Root } type Root { letters: String! }';
    const changes = await change('type Word { text: String! }', text);
    expect(changes.map((each) => each.text).sort()).toEqual([
      'Field `root` was added to object type `Word`.',
      'Type `Root` was added.',
    ]);
  });
});

describe('a change of REST', () => {
  interface Part {
    [name: string]: Part;
  }
  const changed = (edit: (api: Part) => void) => {
    const copy = JSON.parse(document) as Part;
    edit(copy);
    return openApiChanges(document, JSON.stringify(copy));
  };
  const verse = (api: Part) => api.components!.schemas!.Verse!;
  const search = (api: Part) => api.paths!['/verses/query']!.get!;
  const parameters = (api: Part) => search(api).parameters as unknown as Part[];
  const set = (part: Part, name: string, value: unknown) =>
    void ((part as never)[name] = value as never);

  const breaking: [string, (api: Part) => void][] = [
    ['a removed call', (api) => delete api.paths!['/juz/{juz}']],
    ['another operationId', (api) => set(search(api), 'operationId', 'findVerses')],
    ['a removed field', (api) => delete verse(api).properties!.page],
    ['another type', (api) => set(verse(api).properties!, 'page', { type: 'string' })],
    [
      'a field that can be null now',
      (api) => set(verse(api).properties!, 'page', { type: ['integer', 'null'] }),
    ],
    ['a field that may be missing', (api) => set(verse(api), 'required', ['id'])],
    ['a removed parameter', (api) => parameters(api).pop()],
    ['a parameter that is required now', (api) => set(parameters(api).at(-1)!, 'required', true)],
    ['a lower limit', (api) => set(parameters(api)[1]!.schema!, 'maximum', 50)],
    ['a token', (api) => set(search(api), 'security', [{ accessToken: [] }])],
  ];
  test.each(breaking)('that is %s is breaking', (_what, edit) => {
    expect(levels(changed(edit))).toContain('breaking');
    const problem = versionProblem('1.1.0', '1.2.0', changed(edit));
    expect(problem).toContain('need version 2.0.0');
  });

  const harmless: [string, (api: Part) => void, Change['level'][]][] = [
    ['nothing', () => undefined, []],
    ['a description', (api) => set(search(api), 'description', 'Another one.'), []],
    ['a field', (api) => set(verse(api).properties!, 'color', { type: 'string' }), ['addition']],
    ['a call', (api) => set(api.paths!, '/more', { get: { responses: {} } }), ['addition']],
    ['a deprecation', (api) => set(search(api), 'deprecated', true), ['change']],
  ];
  test.each(harmless)('that is %s is none', (_what, edit, expected) => {
    expect(levels(changed(edit))).toEqual(expected);
  });
});

describe('the public schema', () => {
  const schema = buildSchema(publicSdl());

  test('is the whole one without what is for admins', async () => {
    expect(publicSdl()).not.toMatch(/@admin|type Revision\b|FailedSearch|createPost/);
    // The whole schema adds to it and takes nothing away.
    const changes = await graphqlChanges(publicSdl(), wholeSdl());
    expect(levels(changes)).not.toContain('breaking');
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
      expect.arrayContaining(['verse', 'search', 'node', 'terms']),
    );
  });

  test('has what the examples of GraphiQL ask for', () => {
    expect(validate(schema, parse(exampleQueries))).toEqual([]);
  });

  test('describes each of its types', () => {
    visit(parse(publicSdl()), {
      ObjectTypeDefinition: ({ name, description }) =>
        expect([name.value, description?.value]).toEqual([name.value, expect.any(String)]),
    });
    expect(print(parse(publicSdl()))).toContain('type Verse implements Node');
  });
});

describe('deprecations', () => {
  const DAY_MS = 86_400_000;

  test('last at least a year', () => {
    for (const { name, since, removedOn } of DEPRECATIONS) {
      const days = (Date.parse(removedOn) - Date.parse(since)) / DAY_MS;
      expect([name, days >= 365]).toEqual([name, true]);
    }
  });

  test('are all in the table, with what to use instead', () => {
    const reasons = [...wholeSdl().matchAll(/@deprecated\(reason: "([^"]*)"/g)].map(
      ([, text]) => text,
    );
    const { paths, components } = JSON.parse(document) as {
      paths: Record<string, Record<string, { operationId: string; deprecated?: boolean }>>;
      components: {
        schemas: Record<string, { properties?: Record<string, { deprecated?: boolean }> }>;
      };
    };
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    const inRest = [
      ...calls.filter(({ deprecated }) => deprecated).map(({ operationId }) => operationId),
      ...Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([field, { deprecated }]) =>
          deprecated ? `${name}.${field}` : [],
        ),
      ),
    ];
    const of = (api: Deprecation['api']) => DEPRECATIONS.filter((each) => each.api === api);
    expect(reasons).toHaveLength(of('GraphQL').length);
    for (const reason of reasons) {
      expect(reason).toMatch(/^Use `.+`\. Deprecated since [\d-]{10}, removed on [\d-]{10}\.$/);
    }
    expect(inRest.sort()).toEqual(
      of('REST')
        .map(({ name }) => name)
        .sort(),
    );
  });

  const table = (name: string, api: Deprecation['api'] = 'GraphQL'): Deprecation[] => [
    { api, name, instead: 'other', since: '2026-12-01', removedOn: '2028-01-01' },
  ];

  test('mark fields and enum values of the schema', () => {
    const made = buildSchema('type Query { old: Kind other: Kind } enum Kind { ONE TWO }');
    deprecate(made, [...table('Query.old'), ...table('Kind.TWO')]);
    const reason = 'Use `other`. Deprecated since 2026-12-01, removed on 2028-01-01.';
    expect(made.getQueryType()?.getFields().old?.deprecationReason).toBe(reason);
    expect(made.getQueryType()?.getFields().other?.deprecationReason).toBeUndefined();
    expect(() => deprecate(made, table('Query.missing'))).toThrow('no Query.missing');
  });

  test('give responses to deprecated calls their headers', () => {
    const found = deprecationOfCall('getOld', table('getOld', 'REST'));
    expect(deprecationHeaders(found)).toEqual({
      Deprecation: '@1796083200',
      Sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
      Link: expect.stringContaining('rel="deprecation"'),
    });
    expect(deprecationHeaders(deprecationOfCall('getVerse'))).toEqual({});
  });
});
