import { reduce, type EditingEvent, type EditingState } from '../../../client/editing/editingState';
import type { FieldProblem } from '../../../client/editing/outcome';
import { fc } from '../../support/fastCheck';

interface Names {
  turkish: string;
  english: string;
}
type State = EditingState<Names>;
type Event = EditingEvent<Names>;

const FIRST: Names = { turkish: 'bir', english: 'one' };
const TYPED: Names = { turkish: 'bir', english: 'two' };
const PROBLEM: FieldProblem = { field: 'english', code: 'TOO_LONG', message: 'Too long.' };
const DRAFT = {
  values: { turkish: 'iki', english: 'one' },
  base: { turkish: 'bir', english: 'one' },
  version: 3,
  id: 'draft',
  row: 'names/1',
  savedAt: 0,
  label: { turkish: 'Adlar', english: 'Names' },
  path: '/',
};
const THEIRS = { values: { turkish: 'bir', english: 'theirs' }, version: 5 };
const REBASED = { values: { turkish: 'iki', english: 'other' }, version: 6 };

const form = { values: TYPED, base: { values: FIRST, version: 4 }, problems: [PROBLEM] };
const states: Record<State['name'], State> = {
  editing: { ...form, name: 'editing' },
  saving: { ...form, problems: [], name: 'saving', sent: TYPED },
  refreshing: { ...form, base: { values: TYPED, version: 4 }, problems: [], name: 'refreshing' },
  conflict: { ...form, problems: [], name: 'conflict', theirs: THEIRS },
  failed: { ...form, name: 'failed', failure: 'unreachable' },
};

const MERGED: Names = { turkish: 'merged', english: 'theirs' };
const events: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  change: { type: 'change', part: { english: 'three' } },
  takeDraft: { type: 'takeDraft', draft: DRAFT },
  send: { type: 'send' },
  refuse: {
    type: 'refuse',
    problems: [{ field: 'turkish', code: 'REQUIRED', message: 'Required.' }],
  },
  saved: { type: 'saved' },
  refreshed: { type: 'refreshed' },
  conflict: { type: 'conflict', theirs: THEIRS },
  merge: { type: 'merge', merged: MERGED },
  fail: { type: 'fail', failure: 'gone' },
  rebase: { type: 'rebase', row: REBASED },
  discard: { type: 'discard' },
};

const names = Object.keys(states) as State['name'][];
const types = Object.keys(events) as Event['type'][];

/** The next state by event and state; an event is ignored in the states that are missing. */
const ways: Record<Event['type'], Partial<Record<State['name'], State>>> = {
  change: Object.fromEntries(
    names.map((name) => [
      name,
      { ...states[name], values: { turkish: 'bir', english: 'three' }, problems: [] },
    ]),
  ),
  takeDraft: {
    editing: {
      name: 'editing',
      values: { turkish: 'iki', english: 'one' },
      base: { values: FIRST, version: 3 },
      problems: [],
    },
  },
  send: {
    editing: { ...form, problems: [], name: 'saving', sent: TYPED },
    failed: { ...form, problems: [], name: 'saving', sent: TYPED },
  },
  refuse: {
    editing: { ...form, name: 'editing', problems: events.refuse.problems },
    failed: { ...form, name: 'editing', problems: events.refuse.problems },
    saving: { ...form, name: 'editing', problems: events.refuse.problems },
  },
  saved: { saving: states.refreshing },
  refreshed: {
    refreshing: { ...form, base: { values: TYPED, version: 4 }, problems: [], name: 'editing' },
  },
  conflict: { saving: states.conflict },
  merge: {
    conflict: { ...form, name: 'editing', values: MERGED, base: THEIRS, problems: [] },
  },
  fail: {
    saving: { ...form, problems: [], name: 'failed', failure: 'gone' },
    refreshing: {
      ...form,
      base: { values: TYPED, version: 4 },
      problems: [],
      name: 'failed',
      failure: 'gone',
    },
  },
  // The changed field stays, the other one follows the row.
  rebase: {
    editing: { ...states.editing, values: { turkish: 'iki', english: 'two' }, base: REBASED },
    failed: { ...states.failed, values: { turkish: 'iki', english: 'two' }, base: REBASED },
  },
  discard: {
    editing: { ...form, values: FIRST, problems: [], name: 'editing' },
    failed: { ...form, values: FIRST, problems: [], name: 'editing' },
    conflict: { ...form, values: FIRST, problems: [], name: 'editing' },
    saving: { ...form, values: FIRST, problems: [], name: 'saving', sent: TYPED },
    refreshing: states.refreshing,
  },
};

describe.each(names)('in the state %s', (name) => {
  test.each(types)('the event %s', (type) => {
    const before = states[name];
    const after = reduce(before, events[type]);
    const expected = ways[type][name];
    if (expected) expect(after).toEqual(expected);
    else expect(after).toBe(before);
  });
});

test('a change drops only the problems of the changed field', () => {
  const problems: FieldProblem[] = [
    { field: 'english.2', code: 'TOO_LONG', message: 'One.' },
    { field: 'turkish', code: 'REQUIRED', message: 'Other.' },
  ];
  const after = reduce<Names>({ ...form, problems, name: 'editing' }, events.change);
  expect(after.problems).toEqual([{ field: 'turkish', code: 'REQUIRED', message: 'Other.' }]);
});

test('text typed during a save is not part of the saved values', () => {
  const typed = reduce(states.saving, events.change);
  const after = reduce(typed, events.saved);
  expect([after.base.values, after.values.english]).toEqual([TYPED, 'three']);
});

test('after any events a form has exactly the fields of its state', () => {
  const own: Record<State['name'], string[]> = {
    editing: [],
    saving: ['sent'],
    refreshing: [],
    conflict: ['theirs'],
    failed: ['failure'],
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.constantFrom(...types), { maxLength: 12 }),
      (first, happening) => {
        const last = happening.reduce((state, type) => reduce(state, events[type]), states[first]);
        expect(Object.keys(last).sort()).toEqual(
          ['base', 'name', 'problems', 'values', ...own[last.name]].sort(),
        );
      },
    ),
  );
});
