import { undone, type JsonRow, type LoggedChange } from '../../../../api/read/past/undo';
import { fc } from '../../../support/fastCheck';

const row = fc.record({
  a: fc.constantFrom(1, 2, null),
  b: fc.constantFrom('x', 'y'),
  c: fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
});
/** The states of a row, one after the other; undefined while it does not exist. */
const states = fc.array(fc.option(row, { nil: undefined }), { minLength: 1, maxLength: 12 });

/** What the log has about two states; undefined if they are the same. */
function changeOf(
  before: JsonRow | undefined,
  after: JsonRow | undefined,
): LoggedChange | undefined {
  if (!before) return after && { operation: 'created', before: null };
  if (!after) return { operation: 'deleted', before };
  const differing = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]),
  );
  return differing.length > 0
    ? { operation: 'updated', before: Object.fromEntries(differing) }
    : undefined;
}

test('undoing the changes since a state gives that state, whatever happened to the row', () => {
  fc.assert(
    fc.property(states, (history) => {
      const changes = history.slice(1).map((after, index) => changeOf(history[index], after));
      history.forEach((state, index) => {
        const later = changes.slice(index).flatMap((change) => change ?? []);
        expect(undone(history.at(-1), later.reverse())).toEqual(state);
      });
    }),
  );
});

test('a row without changes is as it is now', () => {
  expect(undone({ a: 1 }, [])).toEqual({ a: 1 });
  expect(undone(undefined, [])).toBeUndefined();
});
