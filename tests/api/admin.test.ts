/** Access control: a call for every protected field, derived from the schema. */
import jwt from 'jsonwebtoken';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { schema } from '../../api/schema';
import { makeTestApp, TEST_SECRET, type TestApp } from '../support/app';
import { describeEachDatabase } from '../support/database';
import { bearer, send, signIn, signInNewAdmin } from '../support/signIn';
import { statementsOf } from '../support/statements';

const FREE = ['countRefinedSearch', 'login', 'logout', 'refreshJwt'];

const isProtected = ({ extensions }: GraphQLField<unknown, unknown>) =>
  Boolean((extensions as { directives?: { admin?: unknown } }).directives?.admin);

const fieldsOf = (name: 'Query' | 'Mutation') =>
  Object.values(
    (name === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  );

/** A literal that the type accepts, even if validation rules refuse it. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues().at(-1)?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  return type.toString() === 'String' ? '""' : '1';
}

function callOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter(({ type }) => isNonNullType(type));
  const key = field.name === 'wordsOfForm' ? '"1:1:1"' : '"1:1"';
  const valueOf = (name: string, type: GraphQLInputType) => (name === 'key' ? key : literal(type));
  const given = args.map(({ name, type }) => `${name}: ${valueOf(name, type)}`).join(', ');
  const hasFields = !('serialize' in getNamedType(field.type));
  return `${kind} { ${field.name}${given && `(${given})`} ${hasFields ? '{ __typename }' : ''} }`;
}

const mutations = fieldsOf('Mutation');
const calls = [
  ...mutations.filter(({ name }) => !FREE.includes(name)).map((field) => callOf('mutation', field)),
  ...fieldsOf('Query')
    .filter(isProtected)
    .map((field) => callOf('query', field)),
  `query { node(id: "${Buffer.from('Revision:1').toString('base64')}") { __typename } }`,
  `query { node(id: "${Buffer.from('FailedSearch:1').toString('base64')}") { __typename } }`,
  ...['turkish', 'english'].map(
    (language) => `query { verse(key: "1:1") { ${language}TranslationAdmin } }`,
  ),
];

test('no protected field is selected with its parent, before the guard runs', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()));
  const read = fields.filter(({ extensions }) => extensions.pothosPrismaSelect);
  expect(read.filter(isProtected).map(({ name }) => name)).toEqual([]);
});

test('every mutation except those of the session and of readers is marked @admin', () => {
  expect(mutations.length).toBeGreaterThan(15);
  expect(
    mutations
      .filter((field) => !isProtected(field))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(FREE);
});

test('outside mutations, exactly the expected fields are marked @admin', () => {
  const marked = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(isProtected)
        .map(({ name }) => `${type.name}.${name}`),
    )
    .filter((path) => !path.startsWith('Mutation.'));
  expect(marked.sort()).toEqual([
    'Post.broaderId',
    'Post.relatedIds',
    'Post.rootLetters',
    'Post.termIds',
    'Provenance.editor',
    'Query.apiKeyUsage',
    'Query.apiKeys',
    'Query.failedSearches',
    'Query.glossWork',
    'Query.glossWorkCounts',
    'Query.qualityCheck',
    'Query.qualityChecks',
    'Query.revisionAdmins',
    'Query.revisions',
    'Query.translationWork',
    'Query.translationWorkCounts',
    'Query.translationWorkNeighbors',
    'Query.trash',
    'Query.wordsOfForm',
    'Verse.englishTranslationAdmin',
    'Verse.turkishTranslationAdmin',
    'Word.glossSuggestions',
    'Word.importedArabicText',
    'Word.nearbyWords',
  ]);
});

describeEachDatabase('a caller who is not an admin', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  let tokens: Record<string, string>;

  beforeAll(async () => {
    app = makeTestApp(database());
    const token = await signInNewAdmin(database(), app, 'a');
    const claims = jwt.decode(token) as jwt.JwtPayload;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    tokens = {
      expired: jwt.sign({ ...claims, exp: 1 }, TEST_SECRET),
      unsigned: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
      'signed with another secret': jwt.sign(claims, 'another-secret-which-is-long-enough'),
      'for another audience': jwt.sign({ ...claims, aud: 'other' }, TEST_SECRET),
      none: '',
    };
  });

  test.each(calls)('is refused %s', async (call) => {
    for (const token of Object.values(tokens)) {
      const isOfVerse = call.includes('verse(');
      let answer: Awaited<ReturnType<typeof send>> | undefined;
      const statements = await statementsOf(database(), async () => {
        answer = await send(app, call, {}, token ? bearer(token) : {});
      });
      expect(answer?.errors).toHaveLength(1);
      expect(answer?.errors?.[0]).toMatchObject({
        message: 'Only a signed-in admin may do this.',
        extensions: { code: 'FORBIDDEN' },
      });
      // The verse itself is public, so it may be read before its protected field is refused.
      expect(statements.length).toBeLessThanOrEqual(isOfVerse ? 1 : 0);
    }
  });

  test('an admin may send every query', async () => {
    const { jwt: token } = await signIn(app, 'a');
    for (const call of calls.filter((text) => text.startsWith('query'))) {
      expect((await send(app, call, {}, bearer(token))).errors).toBeUndefined();
    }
  });
});
