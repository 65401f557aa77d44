import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';
import { schema } from '../../api/schema';

interface Item {
  /** As written in error messages: Type.field(argument:). */
  path: string;
  name: string;
  description: string | null | undefined;
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

const fieldsOf = (
  type: GraphQLNamedType,
): (GraphQLField<unknown, unknown> | GraphQLInputField)[] =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];

const kinds: [string, Item[], RegExp][] = [
  [
    'type',
    types.map(({ name, description }) => ({ path: name, name, description })),
    /^[A-Z][A-Za-z0-9]*$/,
  ],
  [
    'field',
    types.flatMap((type) =>
      fieldsOf(type).map(({ name, description }) => ({
        path: `${type.name}.${name}`,
        name,
        description,
      })),
    ),
    /^[a-z][A-Za-z0-9]*$/,
  ],
  [
    'argument',
    types.flatMap((type) =>
      fieldsOf(type).flatMap((field) =>
        ('args' in field ? field.args : []).map(({ name, description }) => ({
          path: `${type.name}.${field.name}(${name}:)`,
          name,
          description,
        })),
      ),
    ),
    /^[a-z][A-Za-z0-9]*$/,
  ],
  [
    'enum value',
    types.flatMap((type) =>
      (isEnumType(type) ? type.getValues() : []).map(({ name, description }) => ({
        path: `${type.name}.${name}`,
        name,
        description,
      })),
    ),
    /^[A-Z][A-Z0-9_]*$/,
  ],
];

const pathsWhere = (items: Item[], isWrong: (item: Item) => boolean) =>
  items.filter(isWrong).map(({ path }) => path);

test('schema.graphql matches the schema that the API defines', () => {
  const root = join(__dirname, '../..');
  const args = ['--import', 'tsx', 'scripts/printSchema.ts', '--check'];
  expect(() => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })).not.toThrow();
});

describe.each(kinds)('every %s', (_kind, items, pattern) => {
  test('has a description that is a sentence', () => {
    expect(pathsWhere(items, ({ description }) => !/\S.*[.)]$/s.test(description ?? ''))).toEqual(
      [],
    );
  });

  test('has a description that says more than its name', () => {
    const letters = (text: string) => text.toLowerCase().replace(/^(the|a|an|its) |[^a-z]/g, '');
    const repeats = ({ name, description }: Item) => letters(description ?? '') === letters(name);
    expect(pathsWhere(items, repeats)).toEqual([]);
  });

  test('follows the naming convention of GraphQL', () => {
    expect(pathsWhere(items, ({ name }) => !pattern.test(name))).toEqual([]);
  });
});

test('the schema has types, fields and arguments', () => {
  expect(types.length).toBeGreaterThan(10);
  expect(kinds.map(([kind, items]) => [kind, items.length > 5]).slice(0, 3)).toEqual([
    ['type', true],
    ['field', true],
    ['argument', true],
  ]);
});

describe('Relay', () => {
  const nodes = types.filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
  );

  test('every node has an integer key in addition to its id', () => {
    expect(nodes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Root', 'Surah', 'TermElement', 'Verse', 'Word']),
    );
    for (const node of nodes) {
      const fields = Object.fromEntries(
        fieldsOf(node).map(({ name, type }) => [name, String(type)]),
      );
      expect(fields).toMatchObject({ id: 'ID!', databaseId: 'Int!' });
    }
  });

  test('every connection has edges, their nodes, page info and a total count', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(0);
    for (const connection of connections) {
      const noun = connection.name.replace(/Connection$/, '');
      const fields = Object.fromEntries(
        fieldsOf(connection).map(({ name, type }) => [name, String(type)]),
      );
      const edge = types.find(({ name }) => name === `${noun}Edge`);
      const item = edge && fieldsOf(edge).find(({ name }) => name === 'node')?.type;
      expect(fields).toMatchObject({
        edges: `[${noun}Edge!]!`,
        nodes: `[${String(item)}]!`,
        pageInfo: 'PageInfo!',
        totalCount: 'Int!',
      });
    }
  });
});
