import type { ToastAction } from '../ui/toast';

/** What became of an attempt to save. */
export type Outcome<Values> =
  /** @property action what can be done next, offered for a moment */
  | { kind: 'saved'; action?: ToastAction }
  | { kind: 'invalid'; problems: readonly Problem[] }
  | { kind: 'conflict'; theirs: Saved<Values> }
  /** Someone changed it, or deleted it, and there is nothing to merge. */
  | { kind: 'stale' }
  | { kind: 'gone' };

export interface Problem {
  /** Name of the input field, with a place from 0 in lists: "verseReferences.2". */
  readonly field: string;
  readonly message: string;
}

/** A row as an editor works on it. */
export interface Saved<Values> {
  values: Values;
  version: number;
}

/** A mutation's result: its payload, or one of the failures of the schema. */
interface Answer<Current> {
  readonly __typename: string;
  readonly problems?: readonly Problem[];
  /** Of a ConflictError: the row, under the alias `row`. */
  readonly current?: { readonly row?: Current | null | undefined } | null;
}

/** @param read makes what the form holds of the row as it is now; undefined for what has no form */
export function outcomeOf<Current, Values>(
  answer: Answer<Current>,
  read?: (current: Current) => Saved<Values>,
): Outcome<Values> {
  switch (answer.__typename) {
    case 'ValidationError':
      return { kind: 'invalid', problems: answer.problems ?? [] };
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
