import { createEditor } from 'lexical';
import { cleanHtml, textOfHtml } from '../../../text/html';
import type { Block } from '../../../client/ui/richText/blocks';
import { linkAddress, isAddress } from '../../../client/ui/richText/linkAddress';
import { $readBlocks, NODES } from '../../../client/ui/richText/nodes';
import { tidyHtml } from '../../../client/ui/richText/tidyHtml';
import { $setHtml } from '../../../client/ui/richText/replaceText';
import { VERSE_COUNTS } from '../../../text/verseCounts';
import { writeHtml } from '../../../client/ui/richText/writeHtml';
import { postRows } from '../../../api/seed/content';
import { posts } from '../../../content/topics/topics';
import { fc } from '../../support/fastCheck';

/** The HTML that the editor makes of this HTML. */
function throughEditor(html: string): string {
  const editor = createEditor({
    nodes: NODES,
    onError: (error) => {
      throw error;
    },
  });
  editor.update(() => $setHtml(html), { discrete: true });
  return editor.read(() => writeHtml($readBlocks()));
}

const ARABIC = '<span lang="ar" dir="rtl">';

describe('HTML of the editor', () => {
  test.each([
    ['nothing', ''],
    ['a paragraph', '<p>Rahmân ve rahîm olan</p>'],
    ['every kind of block', '<h2>a</h2><h3>b</h3><h4>c</h4><p>d</p>'],
    ['nested marks', '<p>a <strong>b <em>c <u>d</u></em></strong> e</p>'],
    ['a line break inside of a mark', '<p><strong>a<br />b</strong><br />c</p>'],
    ['empty lines inside of a paragraph', '<p>a<br /><br />b</p>'],
    ['a link', '<p>see <a href="/verses/2:255">2:255</a>; 3:1</p>'],
    ['a link with marks', '<p><a href="https://a.b/?x=1&amp;y=2"><strong>a</strong> b</a></p>'],
    ['Arabic', `<p>God, ${ARABIC}ٱللَّهُ <strong>أَكْبَر</strong></span>, is</p>`],
    ['Arabic in a link', `<p><a href="mailto:a@b.c">${ARABIC}بِسْمِ</span></a></p>`],
    ['lists', '<ul><li>a</li><li>b</li></ul><ol><li>c<br />d</li></ol>'],
    ['a list in a list', '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>'],
    ['a quotation', '<p>a</p><blockquote><p>b</p><p>c</p></blockquote><p>d</p>'],
    ['HTML special characters', '<p>1 &lt; 2 &amp; "3" &gt; \'2\' &amp;amp;</p>'],
    ['a non-breaking space', '<p>5\u00A0km</p>'],
  ])('%s stays unchanged in the editor and on the server', (_, html) => {
    expect(throughEditor(html)).toBe(html);
    expect(cleanHtml(html)).toBe(html);
  });

  test.each([
    ['paragraphs without text', '<p>a</p><p> </p><p><br></p><p>b</p>', '<p>a</p><p>b</p>'],
    ['invisible spaces', '<p>  a \n <b> b</b>  </p>', '<p>a <strong>b</strong></p>'],
    ['breaks at the edges', '<p><br>a<br></p>', '<p>a</p>'],
    ['text outside of blocks', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    [
      'a quotation without paragraphs',
      '<blockquote>a</blockquote>',
      '<blockquote><p>a</p></blockquote>',
    ],
    ['paragraphs in an item', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br />b</li></ul>'],
    [
      'a list beside items',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['a skipped list level', '<ul><li><ul><li>a</li></ul></li></ul>', '<ul><li>a</li></ul>'],
    ['an empty span', '<p>a<span lang="ar" dir="rtl"> </span>b</p>', '<p>a b</p>'],
    ['a harmful address', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    [
      'two kinds of space between marked texts',
      '<p><b><i>a</i></b> &nbsp;<i>b</i></p>',
      '<p><strong><em>a</em></strong><em> \u00A0b</em></p>',
    ],
    ['nested marks of one kind', '<p><b>a<strong>b</strong></b></p>', '<p><strong>ab</strong></p>'],
  ])('tidies %s', (_, html, tidy) => {
    expect(throughEditor(html)).toBe(tidy);
    expect(cleanHtml(tidy)).toBe(tidy);
  });

  const mark = fc.record({
    href: fc.constantFrom(undefined, undefined, '/verses/2:255', 'https://a.b/?c=d&e="', 'data:x'),
    isArabic: fc.boolean(),
    isStrong: fc.boolean(),
    isEmphasized: fc.boolean(),
    isUnderlined: fc.boolean(),
  });
  const text = fc.oneof(
    fc.constantFrom('a', ' ', 'b  c ', '\n', '<p>', '&amp;', '"', 'ٱللَّهُ', '\u00A0', ' x'),
    fc.string({ unit: 'grapheme', maxLength: 6 }).map((string) => string.replace(/\s/g, ' ')),
  );
  const block = fc.record<Block>({
    tag: fc.constantFrom('p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol'),
    level: fc.nat(3),
    runs: fc.array(fc.record({ text, marks: mark }), { maxLength: 5 }),
  });

  test('the editor and the server keep any text', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const once = throughEditor(writeHtml(blocks));
        expect(cleanHtml(once)).toBe(once);
        expect(throughEditor(once)).toBe(once);
      }),
      { numRuns: 150 },
    );
  });

  test('the server keeps what the editor makes of any HTML', () => {
    const tags = 'p b i u h1 h5 ul ol li blockquote a span div table td pre br script style img';
    const piece = fc.oneof(
      fc.constantFrom(...tags.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
      fc.constantFrom('<a href="/x y">', '<a href="//a.b">', '<span lang="ar">', '<p style="'),
      text,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const once = throughEditor(pieces.join(''));
        expect(cleanHtml(once)).toBe(once);
        expect(throughEditor(once)).toBe(once);
        expect(once).toBe(tidyHtml(pieces.join('')));
      }),
      { numRuns: 150 },
    );
  });

  test('notes of this project stay unchanged', () => {
    const keys = VERSE_COUNTS.flatMap((count, surah) =>
      Array.from({ length: count }, (_, verse) => `${surah + 1}:${verse + 1}`),
    );
    const rows = postRows(posts, new Map(keys.map((key, index) => [key, index + 1])));
    const notes = rows.posts.flatMap(({ turkishNote, englishNote }) => [turkishNote, englishNote]);
    expect(notes.length).toBeGreaterThan(50);
    for (const note of notes) {
      const read = throughEditor(note);
      expect(textOfHtml(read)).toBe(textOfHtml(note));
      expect(read).toBe(cleanHtml(note));
    }
  });
});

test.each([
  ['https://a.b/c?d#e', 'https://a.b/c?d#e'],
  ['  a.b/c ', 'https://a.b/c'],
  ['a@b.c', 'mailto:a@b.c'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['/verses/2:255', '/verses/2:255'],
  ['//a.b', undefined],
  ['/\\a.b', undefined],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,a', undefined],
  ['ftp://a.b', undefined],
  ['a b', undefined],
  ['', undefined],
])('%j becomes the address %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  if (address) expect(isAddress(address)).toBe(true);
});
