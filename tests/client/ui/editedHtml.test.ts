import { editedHtml } from '../../../client/ui/richText/tidyHtml';

test.each([
  ['the saved HTML', '<p>a <strong>b</strong></p>', 'c', '<p>a <strong>b</strong></p>'],
  ['the saved HTML as the editor writes it', 'a<b>b</b>', 'c', '<p>a<strong>b</strong></p>'],
  ['an empty saved text', '', 'c', ''],
  ['a paragraph for each line', null, 'a < b & c\n\nd', '<p>a &lt; b &amp; c</p><p>d</p>'],
  ['nothing', null, null, ''],
])('an editor starts with %s', (_what, html, text, expected) => {
  expect(editedHtml(html, text)).toBe(expected);
});
