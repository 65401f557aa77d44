import { graphql, readInlineData } from 'react-relay';
import type { outcome_problems$key, ProblemCode } from '../__generated__/outcome_problems.graphql';
import type { ToastAction } from '../ui/toasts/toast';

/** What became of an attempt to save. */
export type Outcome<Values> =
  /** @property action what can be done next, offered for a moment */
  | { kind: 'saved'; action?: ToastAction }
  | { kind: 'invalid'; problems: readonly Problem[] }
  | { kind: 'conflict'; theirs: Saved<Values> }
  /** Someone changed it, or deleted it, and there is nothing to merge. */
  | { kind: 'stale' }
  | { kind: 'gone' };

/** What is wrong with a field, as the API says it or as a form finds it before it asks. */
export interface Problem {
  /** Name of the input field, with a place from 0 in lists: "verseReferences.2". */
  readonly field: string;
  /** NO_SUCH_TERM is what a form makes of a NotFoundError. */
  readonly code: ProblemCode | 'NO_SUCH_TERM';
  readonly minimum?: number | null | undefined;
  readonly maximum?: number | null | undefined;
  readonly value?: string | null | undefined;
  /** In English, by the API; for a code that this build does not know. */
  readonly message?: string;
}

/** The problems of fields that must be filled and are not. */
export const missing = (fields: readonly string[]): Problem[] =>
  fields.map((field) => ({ field, code: 'REQUIRED' }));

/** A row as an editor works on it. */
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
      /** The row under the alias `row`, where a form shows it. */
      readonly current?: { readonly row?: Current | null | undefined } | null;
    }
  | { readonly __typename: 'NotFoundError' | '%other' | `${string}Payload` };

/** @param read makes what the form holds of the row as it is now; undefined for what has no form */
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

function problemsOf(error: outcome_problems$key | null | undefined): readonly Problem[] {
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
