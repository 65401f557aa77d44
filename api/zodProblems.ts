/** Converts problems to zod issues and back. A lint rule requires rules to use `must` and `issueOf`. */
import { z } from 'zod';
import {
  messageOf,
  shortened,
  type ProblemDetail,
  type Problem,
  type TypeProblemDetail,
} from './problems';
import { INT32 } from '../text/limits';

/** A check that reports this problem: `z.string().check(must((value) => value > 0, { code: 'REQUIRED' }))`. */
export const must = <Value>(
  isRight: (value: Value) => boolean,
  detail: ProblemDetail,
  options: Pick<z.core.$ZodCustomParams, 'path' | 'when'> = {},
) => z.refine<Value>(isRight, { ...options, error: messageOf(detail), params: { ...detail } });

/** An issue for `addIssue`, for rules with several problems or problems that depend on the value. */
export function issueOf(detail: ProblemDetail, path: PropertyKey[] = []) {
  const params = shortened(detail);
  return { code: 'custom' as const, message: messageOf(params), params, path };
}

/** @param field name of the checked value, if it is not the path of the issue */
export const problemOf = (issue: z.core.$ZodIssue, field = issue.path.join('.')): Problem => ({
  field,
  ...detailOf(issue),
  message: isBeyondExactIntegers(issue)
    ? messageOf({ code: 'OUT_OF_RANGE', ...INT32 })
    : issue.message,
});

/** Zod names the bounds of exact integers for any type of integer; those of the API have 32 bits. */
const isBeyondExactIntegers = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' && Number(issue.maximum) > INT32.maximum) ||
  (issue.code === 'too_small' && Number(issue.minimum) < INT32.minimum);

function detailOf(issue: z.core.$ZodIssue): ProblemDetail | TypeProblemDetail {
  if (isBeyondExactIntegers(issue)) return { code: 'OUT_OF_RANGE', ...INT32 };
  switch (issue.code) {
    case 'custom':
      if (!issue.params) throw new Error(`A rule gives no problem code: ${issue.message}`);
      return issue.params as ProblemDetail;
    case 'too_big': {
      const maximum = Number(issue.maximum);
      return issue.origin === 'string'
        ? { code: 'TOO_LONG', maximum }
        : { code: 'OUT_OF_RANGE', maximum };
    }
    case 'too_small':
      return { code: 'OUT_OF_RANGE', minimum: Number(issue.minimum) };
    case 'invalid_value':
      return { code: 'NOT_AN_OPTION' };
    default:
      return { code: 'WRONG_TYPE' };
  }
}
