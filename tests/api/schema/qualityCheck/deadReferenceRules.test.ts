/** Dead links and references in a text. */
import { deadReferencesIn } from '../../../../api/schema/qualityCheck/deadReferenceRules';

const existing = {
  posts: new Set([1, 23]),
  terms: new Set([3, 4]),
  elements: new Set(['3/36']),
};
const link = (href: string) => `<p>a <a href="${href}">b</a> c</p>`;

test.each([
  '/verses/2:255',
  '/verses/2:255/',
  '/verses/2%3A255',
  '/verses/114:6?highlightTerm=2&amp;highlightTermElement=3#w1',
  '/verses',
  '/verses?root=كتب&amp;notPost=2',
  '/surahs',
  '/surahs/114',
  '/surahs/2#255',
  '/posts',
  '/posts/1',
  '/posts/23?first=2',
  '/posts/faithInAllah/23',
  '/posts/quran',
  '/posts/faith?section=faithInAllah',
  '/termTables/3',
  '/termTables/3/4',
  '/termTables/3/elements/36',
  '/termTables/3/elements/36?second=2#words',
  '/about',
  '/roots/كتب',
  'https://example.org/verses/2:300',
  '//example.org/posts/99',
  'mailto:a@example.org',
  'http://[',
])('%s is a live link', (href) => {
  expect(deadReferencesIn(link(href), existing)).toEqual([]);
});

test.each([
  '/verses/2:300',
  '/verses/115:1',
  '/verses/2:0',
  '/verses/2',
  '/verses/2:300?highlightTerm=2',
  '/verses/2:255/3',
  '/surahs/115',
  '/surahs/0',
  '/surahs/yasin',
  '/surahs/2/255',
  '/posts/2',
  '/posts/faithInAllah/2',
  '/posts/faithInAllah',
  '/posts/quran/quran',
  '/posts/a/b/1',
  '/posts/01',
  '/termTables',
  '/termTables/5',
  '/termTables/3/5',
  '/termTables/5/3',
  '/termTables/3/4/3',
  '/termTables/4/elements/36',
  '/termTables/3/elements/37',
  '/termTables/3/elements',
  '/termTables/3/elements/36/1',
  '/termTables/3/4/36',
])('%s is a dead link', (href) => {
  expect(deadReferencesIn(link(href), existing)).toEqual([href]);
});

test.each([
  ['(2:300)', ['2:300']],
  ['bkz. (Bakara 2:300, 2:255; 115:1)', ['2:300', '115:1']],
  ['(2:284-290)', ['2:284-290']],
  ['(2:284–290)', ['2:284–290']],
  ['(2:0) (0:1)', ['2:0', '0:1']],
  ['(1:1000)', ['1:1000']],
  ['(2:255-3:300)', ['3:300']],
  ['<strong>(2</strong>:300)', ['2:300']],
  ['(2:255; 4:136) (30:20-22)', []],
  ['(2:05)', []],
  ['saat 2:300, (300)', []],
])('%s has the dead references %j', (html, dead) => {
  expect(deadReferencesIn(`<p>${html}</p>`, existing)).toEqual(dead);
});

test('dead links come first, each once, as written', () => {
  const html = `(1:8) ${link('/posts/2?a=1&amp;b=2')}${link('/posts/2?a=1&amp;b=2')} (1:8)`;
  expect(deadReferencesIn(html, existing)).toEqual(['/posts/2?a=1&b=2', '1:8']);
});
