/** The state machine of an editing form. */
import type { Draft } from './drafts/draft';
import { isSame } from './merge';
import type { FieldProblem, Saved } from './outcome';

type Failure = 'unreachable' | 'signedOut' | 'gone';

interface Form<Values> {
  values: Values;
  /** The row that the values will replace; its version is null for a new row. */
  base: { values: Values; version: number | null };
  problems: readonly FieldProblem[];
}

type Stage<Values> =
  | { name: 'editing' }
  | { name: 'saving'; sent: Values }
  /** The row is saved, and the page is refreshed. */
  | { name: 'refreshing' }
  | { name: 'conflict'; theirs: Saved<Values> }
  | { name: 'failed'; failure: Failure };

export type EditingState<Values> = Form<Values> & Stage<Values>;

export type EditingEvent<Values> =
  | { type: 'change'; part: Partial<Values> }
  /** Before anything was changed. */
  | { type: 'takeDraft'; draft: Draft }
  | { type: 'send' }
  /** Refused by the form's own check or by the API. */
  | { type: 'refuse'; problems: readonly FieldProblem[] }
  | { type: 'saved' }
  | { type: 'refreshed' }
  | { type: 'conflict'; theirs: Saved<Values> }
  /** @property merged the values chosen from both sides */
  | { type: 'merge'; merged: Values }
  | { type: 'fail'; failure: Failure }
  /** Another form of the same editor has saved the row. */
  | { type: 'rebase'; row: Saved<Values> }
  | { type: 'discard' };

/** @returns the same state if it does not handle the event */
export function reduce<Values extends object>(
  state: EditingState<Values>,
  event: EditingEvent<Values>,
): EditingState<Values> {
  switch (event.type) {
    case 'change':
      return changed(state, event.part);
    case 'takeDraft':
      return state.name === 'editing' ? taken(event.draft) : state;
    case 'send':
      return isOpen(state)
        ? { ...formOf(state), problems: [], name: 'saving', sent: state.values }
        : state;
    case 'refuse':
      return isOpen(state) || state.name === 'saving'
        ? editing({ ...state, problems: event.problems })
        : state;
    case 'saved': {
      if (state.name !== 'saving') return state;
      const base = { values: state.sent, version: state.base.version };
      return { ...formOf(state), base, name: 'refreshing' };
    }
    case 'refreshed':
      return state.name === 'refreshing' ? editing(state) : state;
    case 'conflict':
      return state.name === 'saving'
        ? { ...formOf(state), name: 'conflict', theirs: event.theirs }
        : state;
    case 'merge':
      return state.name === 'conflict'
        ? editing({ ...state, values: event.merged, base: state.theirs })
        : state;
    case 'fail':
      return state.name === 'saving' || state.name === 'refreshing'
        ? { ...formOf(state), name: 'failed', failure: event.failure }
        : state;
    case 'rebase':
      return isOpen(state) ? rebased(state, event.row) : state;
    case 'discard':
      return discarded(state);
  }
}

/** Whether the values may be sent. */
const isOpen = <Values>({ name }: EditingState<Values>) => name === 'editing' || name === 'failed';

const formOf = <Values>({ values, base, problems }: Form<Values>): Form<Values> => ({
  values,
  base,
  problems,
});

const editing = <Values>(form: Form<Values>): EditingState<Values> => ({
  ...formOf(form),
  name: 'editing',
});

/** Drops the problems of a changed field. */
function changed<Values extends object>(
  state: EditingState<Values>,
  part: Partial<Values>,
): EditingState<Values> {
  const problems = state.problems.filter(({ field }) => !(fieldWithoutIndex(field) in part));
  return { ...state, values: { ...state.values, ...part }, problems };
}

/** Takes over the draft's base row; changes saved since then are found when the draft is saved. */
function taken<Values>({ values, base, version }: Draft): EditingState<Values> {
  return editing({
    values: values as Values,
    base: { values: base as Values, version },
    problems: [],
  });
}

/** Takes over each field that was not changed. */
function rebased<Values extends object>(
  state: EditingState<Values>,
  row: Saved<Values>,
): EditingState<Values> {
  if (row.version === state.base.version) return state;
  const values = { ...row.values };
  for (const field of Object.keys(state.values) as (keyof Values)[]) {
    if (!isSame(state.values[field], state.base.values[field])) values[field] = state.values[field];
  }
  return { ...state, values, base: row };
}

/** Resets the values; a save in progress continues. */
function discarded<Values>(state: EditingState<Values>): EditingState<Values> {
  const form = { ...formOf(state), values: state.base.values, problems: [] };
  const isBusy = state.name === 'saving' || state.name === 'refreshing';
  return isBusy ? { ...state, ...form } : editing(form);
}

/** The name of a field without a list index: "verseReferences" for "verseReferences.2". */
export const fieldWithoutIndex = (field: string) => field.split('.')[0] ?? '';
