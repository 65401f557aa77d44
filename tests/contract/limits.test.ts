/** Each limit that a rule enforces is the one in the schema and the OpenAPI document. */
import { isInputObjectType, isListType, getNullableType, type GraphQLInputField } from 'graphql';
import { z } from 'zod';
import { credentials, newApiKey, newPassword } from '../../api/auth/authRules';
import { parseInput, ValidationError } from '../../api/errors';
import { PROBLEM_CODES, type Problem } from '../../api/problems';
import { documents } from '../../api/rest/documents';
import { openApi } from '../../api/rest/openApi';
import { routes } from '../../api/rest/routes';
import { schema } from '../../api/schema';
import { characterUpdate } from '../../api/schema/character/characterRules';
import { postCreation, postTarget, postUpdate } from '../../api/schema/post/postRules';
import { postVerseUpdate } from '../../api/schema/postVerse/postVerseRules';
import { surahUpdate } from '../../api/schema/surah/surahRules';
import { termOrganization, termUpdate } from '../../api/schema/term/termRules';
import {
  termElementCreation,
  termElementUpdate,
} from '../../api/schema/termElement/termElementRules';
import { verseTarget, verseUpdate } from '../../api/schema/verse/verseRules';
import {
  verseAliasCreation,
  verseAliasTarget,
  verseAliasUpdate,
} from '../../api/schema/verseAlias/verseAliasRules';
import { arabicCorrection, wordUpdate } from '../../api/schema/word/wordRules';
import { glossReplacement, tagging } from '../../api/schema/word/wordSetRules';

const rules: Record<string, z.ZodType> = {
  login: credentials,
  changePassword: z.object({ currentPassword: z.string(), newPassword }),
  createApiKey: newApiKey,
  createPost: postCreation,
  updatePost: postUpdate,
  deletePost: postTarget,
  restorePost: postTarget,
  updatePostVerse: postVerseUpdate,
  updateVerse: verseUpdate,
  confirmTranslation: verseTarget,
  updateWord: wordUpdate,
  correctWordArabic: arabicCorrection,
  replaceGlosses: glossReplacement,
  tagWords: tagging,
  updateTerm: termUpdate,
  organizeTerm: termOrganization,
  createTermElement: termElementCreation,
  updateTermElement: termElementUpdate,
  updateCharacter: characterUpdate,
  updateSurah: surahUpdate,
  createVerseAlias: verseAliasCreation,
  updateVerseAlias: verseAliasUpdate,
  deleteVerseAlias: verseAliasTarget,
  restoreVerseAlias: verseAliasTarget,
};

/** Mutations whose input is only looked up, compared or cut. */
const WITHOUT_RULES = [
  'countRefinedSearch',
  'refreshJwt',
  'logout',
  'logoutEverywhere',
  'restoreRevision',
  'revokeApiKey',
  'undoChangeSet',
];

const inputOf = (mutation: string): GraphQLInputField[] => {
  const type = schema.getType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
};

/** The problems that the rules find in one field, without those of missing fields. */
function problemsOf(mutation: string, field: string, value: unknown): readonly Problem[] {
  try {
    parseInput(rules[mutation]!, { [field]: value });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.problems.filter((problem) => problem.field.split('.')[0] === field);
  }
}

const limitOf = (mutation: string, field: string, value: unknown) =>
  problemsOf(mutation, field, value).find(({ code }) =>
    /^(TOO_LONG|TOO_MANY_\w+|OUT_OF_RANGE)$/.test(code),
  );

/** Makes a value of a given size for a field; undefined for a field without a size. */
function sizedValue({ type }: GraphQLInputField): ((size: number) => unknown) | undefined {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const type = getNullableType(nullable.ofType);
    const item = isInputObjectType(type) ? { key: '1:1:1' } : '1:1';
    const isOfInts = type.toString() === 'Int';
    return (size) => Array.from({ length: size }, (_, index) => (isOfInts ? index : item));
  }
  if (nullable.toString() === 'Int') return (size) => size;
  return nullable.toString() === 'String' ? (size) => 'x'.repeat(size) : undefined;
}

const HUGE = 100_000;
/** Row keys and values that are compared with stored ones have no limit. */
const WITHOUT_LIMIT =
  /^(databaseId|expectedVersion|clientKey|broaderId|termId|termElementId|currentPassword|verses)$/;

const limited = Object.keys(rules).flatMap((mutation) =>
  inputOf(mutation)
    .filter((field) => sizedValue(field) && !WITHOUT_LIMIT.test(field.name))
    .map((field) => [`${mutation}.${field.name}`, mutation, field] as const),
);

test('every mutation is listed with its rules, or as one without rules', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect([...Object.keys(rules), ...WITHOUT_RULES].sort()).toEqual(mutations.sort());
});

describe.each(limited)('%s', (_name, mutation, field) => {
  const size = sizedValue(field)!;
  const isNumber = getNullableType(field.type).toString() === 'Int';
  const { minimum, maximum = NaN } = limitOf(mutation, field.name, size(isNumber ? 2e9 : HUGE))!;

  test('accepts a value at its limit and refuses one beyond', () => {
    expect(limitOf(mutation, field.name, size(maximum))).toBeUndefined();
    expect(limitOf(mutation, field.name, size(maximum + 1))).toMatchObject({ maximum });
    if (minimum === undefined) return;
    expect(limitOf(mutation, field.name, size(minimum))).toBeUndefined();
    expect(limitOf(mutation, field.name, size(minimum - 1))).toMatchObject({ minimum, maximum });
  });

  test('states its limit in its description', () => {
    // An existing password may have any length.
    if (mutation === 'login') return;
    const numbers = field.description?.match(/\d+/g)?.map(Number) ?? [];
    expect(numbers).toContain(maximum);
    if (minimum !== undefined) expect(numbers).toContain(minimum);
  });

  test('has its limit in the OpenAPI document', () => {
    const found = bodiesOf(mutation).map((properties) => {
      const name = REST_NAMES[`${mutation}.${field.name}`] ?? REST_NAMES[field.name] ?? field.name;
      const property = properties[name]!;
      const type = property.anyOf?.[0] ?? property;
      return isNumber
        ? { minimum: type.minimum, maximum: type.maximum }
        : (type.maxLength ?? type.maxItems);
    });
    const expected = isNumber ? { minimum, maximum } : maximum;
    expect(found).toEqual(found.map(() => expected));
    expect(found.length > 0).toBe(!HAS_NO_REST.includes(mutation));
  });
});

interface Property {
  anyOf?: Property[];
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

const HAS_NO_REST = [
  'createApiKey',
  'changePassword',
  'correctWordArabic',
  'createVerseAlias',
  'updateVerseAlias',
  'replaceGlosses',
  'tagWords',
];

/** Fields that REST calls by another name. */
const REST_NAMES: Record<string, string> = {
  termElementIds: 'termElements',
  'updatePostVerse.turkishTranslation': 'turkishTranslationHtml',
  'updatePostVerse.englishTranslation': 'englishTranslationHtml',
};

interface Call {
  requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, Property> } } };
  };
}

/** The body properties of each REST call that runs the mutation. */
function bodiesOf(mutation: string): Record<string, Property>[] {
  const document = (documents as Record<string, string>)[mutation];
  const { paths } = openApi() as { paths: Record<string, Record<string, Call>> };
  return routes
    .filter((route) => route.document === document && route.body)
    .map(({ path, method }) => {
      const call = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      return call?.requestBody?.content['application/json'].schema.properties ?? {};
    });
}

const HOSTILE = [
  ...[undefined, null, '', ' ', '\0', 'x', '<p></p>', 'x'.repeat(HUGE), 'ا'.repeat(HUGE)],
  ...[-(2 ** 31), -1, 0, 1.5, 2 ** 31, NaN, true, {}, [], [null], ['\0', '9:999', '1:300']],
  ...[Array(7000).fill('1:1'), Array(7000).fill(1)],
];

test.each(Object.keys(rules))('every problem of %s has a code', (mutation) => {
  for (const { name } of inputOf(mutation)) {
    for (const value of HOSTILE) {
      for (const { code, message } of problemsOf(mutation, name, value)) {
        expect(Object.keys(PROBLEM_CODES)).toContain(code);
        expect(message).not.toBe('');
      }
    }
  }
});
