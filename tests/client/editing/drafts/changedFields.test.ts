import { excerptOf } from '../../../../client/editing/drafts/changedFields';
import { draftOf } from '../../../support/drafts';

const LONG = 'The opening of a long text that was there before. '.repeat(5);

test.each([
  ['a new text', '', '<p>One</p><p>Two</p>', 'One Two'],
  ['a change near the beginning', '<p>One</p>', '<p>One more</p>', 'One more'],
  [
    'a change at the end',
    `<p>${LONG}</p>`,
    `<p>${LONG}New.</p>`,
    '…text that was there before. New.',
  ],
  ['removed text', '<p>One and two</p>', '<p>One</p>', 'One'],
  ['a number', 7, 8, ''],
])('the excerpt of %s', (_what, before, after, expected) => {
  const values = { same: 'unchanged', text: after };
  const base = { same: 'unchanged', text: before };
  expect(excerptOf(draftOf('post/1', { values, base }))).toBe(expected);
});

test('the excerpt of much text is cut', () => {
  const excerpt = excerptOf(draftOf('post/1', { values: { text: LONG }, base: { text: '' } }));
  expect(excerpt).toMatch(/^The opening .*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(141);
});
