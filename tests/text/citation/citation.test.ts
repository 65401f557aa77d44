import { bibtexCitation } from '../../../text/citation/bibtex';
import { plainCitation } from '../../../text/citation/citation';
import {
  atRevision,
  citedElement,
  citedPost,
  citedRoot,
  citedTerm,
  citedVerse,
  type CitedAt,
} from '../../../text/citation/citedPages';
import { cslJsonCitation } from '../../../text/citation/cslJson';
import { latexOf } from '../../../text/citation/latex';
import { fc } from '../../support/fastCheck';

const origin = 'https://tibyan.example';
const english: CitedAt = { language: 'english', origin, revision: 1234, accessed: '2026-11-28' };
const turkish: CitedAt = { ...english, language: 'turkish' };

test.each([
  [
    citedVerse(english, '2:255', 'Al-Baqarah'),
    '“Qur’an 2:255 (Al-Baqarah).” Trans. Saheeh International (QuranEnc.com). Tibyan, revision 1234. https://tibyan.example/verses/2:255?at=1234 (accessed 28 November 2026). Translation: free to copy unaltered, naming the source. Arabic text: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedVerse(turkish, '2:255', 'Bakara'),
    '“Kur’an 2:255 (Bakara)”. Çev. Rowwad Tercüme Merkezi (QuranEnc.com). Tibyan, sürüm 1234. https://tibyan.example/verses/2:255?at=1234 (erişim: 28 Kasım 2026). Çeviri: kaynağı belirtilerek ve değiştirilmeden serbestçe kullanılabilir. Arapça metin: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedVerse(turkish, '67:6', 'Mülk'),
    '“Kur’an 67:6 (Mülk)”. Tibyan, sürüm 1234. https://tibyan.example/verses/67:6?at=1234 (erişim: 28 Kasım 2026). Lisans: MIT. Arapça metin: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedVerse(english, '2:255', 'Al-Baqarah', { isEdited: true }),
    '“Qur’an 2:255 (Al-Baqarah).” Trans. Saheeh International (QuranEnc.com). Tibyan, revision 1234. https://tibyan.example/verses/2:255?at=1234 (accessed 28 November 2026). Translation: edited by Tibyan; the original is free to copy unaltered, naming the source. Arabic text: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedVerse(turkish, '2:255', 'Bakara', { isEdited: true }),
    '“Kur’an 2:255 (Bakara)”. Çev. Rowwad Tercüme Merkezi (QuranEnc.com). Tibyan, sürüm 1234. https://tibyan.example/verses/2:255?at=1234 (erişim: 28 Kasım 2026). Çeviri: Tibyan’da değiştirilmiştir; aslı kaynağı belirtilerek ve değiştirilmeden serbestçe kullanılabilir. Arapça metin: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedVerse(turkish, '87:14', 'A‘lâ', { isEdited: true }),
    '“Kur’an 87:14 (A‘lâ)”. Tibyan, sürüm 1234. https://tibyan.example/verses/87:14?at=1234 (erişim: 28 Kasım 2026). Lisans: MIT. Arapça metin: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedPost(english, 12, 'What Is Faith?'),
    '“What Is Faith?” Tibyan, revision 1234. https://tibyan.example/posts/12?at=1234 (accessed 28 November 2026). License: MIT. Translation: free to copy unaltered, naming the source. Arabic text: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedPost(english, 12, 'Patience'),
    '“Patience.” Tibyan, revision 1234. https://tibyan.example/posts/12?at=1234 (accessed 28 November 2026). License: MIT. Translation: free to copy unaltered, naming the source. Arabic text: Tanzil, Uthmani 1.1, CC BY 3.0.',
  ],
  [
    citedTerm(turkish, 2, 'Allah’ın isimleri'),
    '“Allah’ın isimleri”. Tibyan, sürüm 1234. https://tibyan.example/termTables/2?at=1234 (erişim: 28 Kasım 2026). Lisans: MIT.',
  ],
  [
    citedElement(english, { id: 36, termId: 2 }, 'ar-Rahman', 'Names of Allah'),
    '“ar-Rahman (Names of Allah).” Tibyan, revision 1234. https://tibyan.example/termTables/2?element=36&at=1234 (accessed 28 November 2026). License: MIT.',
  ],
  [
    citedRoot(english, 'رحم'),
    '“Root r-ḥ-m (رحم).” Tibyan, revision 1234. https://tibyan.example/roots/%D8%B1%D8%AD%D9%85 (accessed 28 November 2026). License: MIT.',
  ],
])('is plain text: %#', (page, text) => {
  expect(plainCitation(page)).toBe(text);
});

test.each([
  [
    citedVerse(turkish, '2:255', 'Bakara'),
    `@misc{tibyan-verse-2-255-r1234,
  title = {{Kur'an 2:255 (Bakara)}},
  howpublished = {Tibyan, s{\\"{u}}r{\\"{u}}m 1234, \\url{https://tibyan.example/verses/2:255?at=1234} (eri{\\c{s}}im: 28 Kas{\\i}m 2026)},
  note = {{\\c{C}}ev. Rowwad Terc{\\"{u}}me Merkezi (QuranEnc.com). {\\c{C}}eviri: kayna{\\u{g}}{\\i} belirtilerek ve de{\\u{g}}i{\\c{s}}tirilmeden serbest{\\c{c}}e kullan{\\i}labilir. Arap{\\c{c}}a metin: Tanzil, Uthmani 1.1, CC BY 3.0.},
  langid = {turkish},
}`,
  ],
  [
    citedRoot(english, 'رحم'),
    `@misc{tibyan-root-631-62d-645-r1234,
  title = {{Root r-{\\d{h}}-m (رحم)}},
  author = {{Tibyan}},
  howpublished = {Tibyan, revision 1234, \\url{https://tibyan.example/roots/رحم} (accessed 28 November 2026)},
  note = {License: MIT.},
  langid = {english},
}`,
  ],
])('is an entry of BibTeX: %#', (page, text) => {
  expect(bibtexCitation(page)).toBe(text);
});

test('is CSL-JSON', () => {
  expect(JSON.parse(cslJsonCitation(citedVerse(english, '2:255', 'Al-Baqarah')))).toEqual([
    {
      id: 'tibyan-verse-2-255-r1234',
      type: 'webpage',
      title: 'Qur’an 2:255 (Al-Baqarah)',
      translator: [{ literal: 'Saheeh International (QuranEnc.com)' }],
      'container-title': 'Tibyan',
      version: '1234',
      URL: 'https://tibyan.example/verses/2:255?at=1234',
      accessed: { 'date-parts': [[2026, 11, 28]] },
      language: 'en',
      note: 'Translation: free to copy unaltered, naming the source. Arabic text: Tanzil, Uthmani 1.1, CC BY 3.0.',
    },
  ]);
  expect(JSON.parse(cslJsonCitation(citedTerm(turkish, 2, 'İsimler "{}"')))).toMatchObject([
    { title: 'İsimler "{}"', author: [{ literal: 'Tibyan' }], language: 'tr' },
  ]);
});

test.each([
  ['İstanbul', '{\\.{I}}stanbul'],
  ['ığdır', '{\\i}{\\u{g}}d{\\i}r'],
  ['hilâl, îmân', 'hil{\\^{a}}l, {\\^{\\i}}m{\\^{a}}n'],
  ['Ġayb ṣ ḫ ḏ ū', '{\\.{G}}ayb {\\d{s}} ḫ {\\b{d}} {\\={u}}'],
  [
    'a {b} 50 % & $1 #2 c_d ~ ^ \\',
    'a \\textbraceleft{}b\\textbraceright{} 50 \\% \\& \\$1 \\#2 c\\_d \\textasciitilde{} \\textasciicircum{} \\textbackslash{}',
  ],
  ['“Qur’an” – “‘x’”', "``Qur'an'' -- ```x'''"],
  ['ٱللَّهُ', 'ٱللَّهُ'],
  ['ʿAlī', '{\\textquoteleft}Al{\\={\\i}}'],
])('%s is %s in LaTeX', (text, latex) => {
  expect(latexOf(text)).toBe(latex);
});

test('the braces of an entry are balanced, whatever a title contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}\\aşıîك"%') }), (title) => {
      let depth = 0;
      const isInside = [...latexOf(title)].every((sign) => {
        depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
        return depth >= 0;
      });
      return isInside && depth === 0;
    }),
  );
});

test.each([
  ['/verses/2:255', '/verses/2:255?at=7'],
  ['/termTables/2?element=3', '/termTables/2?element=3&at=7'],
  ['/verses/2:255#word-3', '/verses/2:255?at=7#word-3'],
])('%s at a revision is %s', (path, address) => {
  expect(atRevision(path, 7)).toBe(address);
});
