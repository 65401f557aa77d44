import { editedHtml } from '../../../client/ui/richText/tidyHtml';

test.each([
  ['what was saved', '<p>a <strong>b</strong></p>', 'c', '<p>a <strong>b</strong></p>'],
  ['what was saved, as the editor writes it', 'a<b>b</b>', 'c', '<p>a<strong>b</strong></p>'],
  ['a saved text that is empty', '', 'c', ''],
  ['a paragraph for each line', null, 'a < b & c\n\nd', '<p>a &lt; b &amp; c</p><p>d</p>'],
  ['nothing', null, null, ''],
])('an editor begins with %s', (_what, html, text, expected) => {
  expect(editedHtml(html, text)).toBe(expected);
});
