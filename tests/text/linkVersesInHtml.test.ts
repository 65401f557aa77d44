/** Links to verses in notes as readers see them. */
import { linkVersesInHtml } from '../../text/linkVersesInHtml';

const link = (text: string, key = text) => `<a href="/verses/${key}">${text}</a>`;

test.each([
  ['<p>Allah birdir (2:255).</p>', `<p>Allah birdir (${link('2:255')}).</p>`],
  ['<p>(112:1-4; 25:2)</p>', `<p>(${link('112:1-4', '112:1')}; ${link('25:2')})</p>`],
  ['2:255; 3:18', `${link('2:255')}; ${link('3:18')}`],
  ['<ul><li><p>2:285–286</p></li></ul>', `<ul><li><p>${link('2:285–286', '2:285')}</p></li></ul>`],
  ['<p>a<br>2:255<br/>3:18</p>', `<p>a<br>${link('2:255')}<br/>${link('3:18')}</p>`],
  [
    '<p>A &amp; B&nbsp;2:255 &lt;3:18&gt;</p>',
    `<p>A &amp; B&nbsp;${link('2:255')} &lt;${link('3:18')}&gt;</p>`,
  ],
  [
    '<p><strong>2:255</strong> <em>Q 3:18</em></p>',
    `<p><strong>${link('2:255')}</strong> <em>${link('Q 3:18', '3:18')}</em></p>`,
  ],
  [
    '<p><span lang="ar" dir="rtl">٢:٢٥٥</span> 2:255</p>',
    `<p><span lang="ar" dir="rtl">٢:٢٥٥</span> ${link('2:255')}</p>`,
  ],
  [
    '<p><a href="/verses/2:255">2:255</a> 3:18</p>',
    `<p><a href="/verses/2:255">2:255</a> ${link('3:18')}</p>`,
  ],
])('%j becomes %j', (html, expected) => {
  expect(linkVersesInHtml(html)).toBe(expected);
});

test.each([
  '',
  '<p>No reference.</p>',
  '<p>at 12:30:15, 24/7, on 2/10/2020</p>',
  '<p>2:287, 115:1 and 2:0</p>',
  '<p><a href="https://a.b/2:255"><strong>2:255</strong> and 3:18</a></p>',
  '<p><span lang="ar" dir="rtl">قال <strong>2:255</strong> 3:18</span></p>',
])('%j stays as it is', (html) => {
  expect(linkVersesInHtml(html)).toBe(html);
});

test('what is linked already is not linked again', () => {
  const once = linkVersesInHtml('<p>(112:1-4; 25:2)</p>');
  expect(linkVersesInHtml(once)).toBe(once);
});
