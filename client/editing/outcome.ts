import { graphql, readInlineData } from 'react-relay';
import type { outcome_problems$key, ProblemCode } from '../__generated__/outcome_problems.graphql';
import type { ToastAction, ToastLink } from '../ui/toasts/toast';

/** The result of an attempt to save. */
export type Outcome<Values> =
  /**
   * @property action an action that the toast offers
   * @property title what the toast says instead of the usual text
   */
  | { kind: 'saved'; action?: ToastAction; title?: string; link?: ToastLink }
  | { kind: 'invalid'; problems: readonly FieldProblem[] }
  | { kind: 'conflict'; theirs: Saved<Values> }
  /** The row was changed or deleted meanwhile, and there is nothing to merge. */
  | { kind: 'stale' }
  | { kind: 'gone' };

/**
 * Codes of problems that only forms have: for a created element, and for a StaleWordsError.
 */
export type FormProblemCode = 'CREATED_IN_OTHER_TERM' | 'WORDS_CHANGED';

/** A problem with a field, found by the API or by the form before sending. */
export interface FieldProblem {
  /** Name of the input field, with an index from 0 in lists: "verseReferences.2". */
  readonly field: string;
  readonly code: ProblemCode | FormProblemCode;
  readonly minimum?: number | null | undefined;
  readonly maximum?: number | null | undefined;
  readonly value?: string | null | undefined;
  /** The API's English message, for codes that this build does not know. */
  readonly message?: string;
}

/** A REQUIRED problem for each of these fields. */
export const missing = (fields: readonly string[]): FieldProblem[] =>
  fields.map((field) => ({ field, code: 'REQUIRED' }));

/** The values and version of a saved row. */
export interface Saved<Values> {
  values: Values;
  version: number;
}

/**
 * A mutation's result: its payload, or one of the failures of the schema. The problems of a
 * ValidationError are selected by `...outcome_problems @alias(as: "invalid")`.
 */
export type Answer<Current> =
  | {
      readonly __typename: 'ValidationError';
      readonly invalid: outcome_problems$key | null | undefined;
    }
  | {
      readonly __typename: 'ConflictError';
      /** The current row under the alias `row`, if a form shows it. */
      readonly current?: { readonly row?: Current | null | undefined } | null;
    }
  | { readonly __typename: 'NotFoundError' | '%other' | `${string}Payload` };

/**
 * The outcome of a mutation's result.
 * @param read converts the current row into form values; undefined for operations without a form
 */
export function outcomeOf<Current, Values>(
  answer: Answer<Current>,
  read?: (current: Current) => Saved<Values>,
): Outcome<Values> {
  switch (answer.__typename) {
    case 'ValidationError':
      return { kind: 'invalid', problems: problemsOf(answer.invalid) };
    case 'ConflictError': {
      const { row } = answer.current ?? {};
      return read && row != null ? { kind: 'conflict', theirs: read(row) } : { kind: 'stale' };
    }
    case 'NotFoundError':
      return { kind: 'gone' };
    default:
      return { kind: 'saved' };
  }
}

function problemsOf(error: outcome_problems$key | null | undefined): readonly FieldProblem[] {
  const data = readInlineData(
    graphql`
      fragment outcome_problems on ValidationError @inline {
        problems {
          field
          code
          minimum
          maximum
          value
          message
        }
      }
    `,
    error,
  );
  const { problems = [] } = data ?? {};
  return problems.map(({ field, code, minimum, maximum, value, message }) => ({
    field,
    code,
    minimum,
    maximum,
    value,
    message,
  }));
}
