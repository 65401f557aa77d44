import { z } from 'zod';
import { issueOf, must, problemOf } from '../../api/zodProblems';
import { INT32 } from '../../text/limits';

const RANGE = { code: 'OUT_OF_RANGE', ...INT32 };

function problemsOf(type: z.ZodType, value: unknown) {
  const { error } = type.safeParse(value);
  return error?.issues.map((issue) => problemOf(issue));
}

test.each<[string, z.ZodType, unknown, object]>([
  ['a text that is too long', z.string().max(3), 'four', { code: 'TOO_LONG', maximum: 3 }],
  ['an integer too large', z.int32().max(3), 4, { code: 'OUT_OF_RANGE', maximum: 3 }],
  ['an integer too small', z.int32().min(3), 2, { code: 'OUT_OF_RANGE', minimum: 3 }],
  [
    'an integer of 54 bits',
    z.int32(),
    2 ** 53,
    { ...RANGE, message: `From ${INT32.minimum} to ${INT32.maximum}.` },
  ],
  ['an integer far below zero', z.int32(), -1e300, RANGE],
  ['a number instead of a text', z.string(), 1, { code: 'WRONG_TYPE' }],
  ['neither of two types', z.union([z.string(), z.int32()]), [], { code: 'WRONG_TYPE' }],
  ['an unknown enum value', z.enum(['one', 'two']), 'three', { code: 'NOT_AN_OPTION' }],
])('the built-in checks of Zod report %s', (_what, type, value, expected) => {
  expect(problemsOf(type, value)).toMatchObject([expected]);
});

test('a rule reports its code and message at its path', () => {
  const type = z.object({
    names: z.array(z.string().check(must((name) => name !== '', { code: 'REQUIRED' }))),
  });
  expect(problemsOf(type, { names: ['x', ''] })).toEqual([
    { field: 'names.1', code: 'REQUIRED', message: 'Required fields must be filled' },
  ]);
});

test('a long value is truncated, also in the message', () => {
  const type = z.string().superRefine((value, { addIssue }) => {
    addIssue(issueOf({ code: 'NO_SUCH_VERSE', value }));
  });
  const value = 'x'.repeat(40);
  expect(problemsOf(type, 'x'.repeat(41))).toEqual([
    { field: '', code: 'NO_SUCH_VERSE', value, message: `There is no verse ${value}.` },
  ]);
});

test('a rule without a code throws', () => {
  const type = z.string().refine(() => false, 'Wrong.');
  expect(() => problemsOf(type, 'x')).toThrow('Wrong.');
});
