/** Roots and glosses: the entry of a word, the lexicon files, and a comparison with the corpus. */
import { bareForm } from '../../text/bareForm';
import { fromBuckwalter, rootLetters } from '../../api/exchange/buckwalter';
import { Lexicon, readLexicon } from '../../content/lexicon/lexicon';
import { readArabicVerses } from '../../api/seed/quranText';
import { describeWithShared } from '../support/sharedData';

const words = readArabicVerses().flatMap(({ surah, number, words: list }) =>
  list.map(({ arabicText }, index) => ({ key: `${surah}:${number}:${index + 1}`, arabicText })),
);

describe('an entry', () => {
  const lexicon = new Lexicon(
    ['كِتَـٰبٌ,كِتَـٰبٍ\tكتب\tkitap\t!2:1:1 2:1:2', 'كِتَـٰبٌ\tكتب\tyazgı\t=2:1:1', 'مِن\t-\t-den', ''].join(
      '\n',
    ),
  );

  test.each([
    ['3:1:1', 'كِتَـٰبٌ', { root: 'كتب', gloss: 'kitap' }],
    ['3:1:1', 'كِتَـٰبٍ', { root: 'كتب', gloss: 'kitap' }],
    ['2:1:1', 'كِتَـٰبٌ', { root: 'كتب', gloss: 'yazgı' }],
    ['2:1:2', 'كِتَـٰبٌ', undefined],
    ['9:9:9', 'مِن', { root: null, gloss: '-den' }],
    ['9:9:9', 'مَن', undefined],
  ])('%s %s', (key, arabicText, expected) => {
    const entry = lexicon.entryOf({ key, arabicText });
    expect(entry && { root: entry.root, gloss: entry.gloss }).toEqual(expected);
  });

  test.each([
    'مِن\t-',
    'مِن\t-\t',
    '\t-\t-den',
    'مِن\tk\t-den',
    'مِن\t-\t-den\t2:1:1',
    'مِن\t-\t-den\t=2:1',
    'مِن\t-\t-den\t\tx',
  ])('%j is not valid', (line) => {
    expect(() => new Lexicon(`مِن\t-\t-den\n${line}`)).toThrow(
      /^Line 2 of the lexicon is not a valid entry/,
    );
  });
});

describe('the files', () => {
  const lexicon = readLexicon();
  const text = new Set(words.map(({ arabicText }) => arabicText));

  test('every form occurs in the text', () => {
    expect(lexicon.roots.filter(([form]) => !text.has(form))).toEqual([]);
  });

  test('every word has one entry', () => {
    expect(words.filter((word) => lexicon.entriesOf(word).length !== 1)).toEqual([]);
  });

  test('a gloss is short, in Latin letters and without extra spaces', () => {
    const odd = lexicon.glosses.filter(
      (gloss) => gloss.length > 60 || gloss !== gloss.trim() || /[\u0600-\u06FF']| {2}/.test(gloss),
    );
    expect(odd).toEqual([]);
  });

  describeWithShared('qac-corpus2/morphology.txt', 'compared with the corpus', (lines) => {
    const all = words.map((word, index) => {
      const root = lexicon.entryOf(word)?.root ?? null;
      const [, found] = /ROOT:(\S+)/.exec(lines[index] ?? '') ?? [];
      const corpus = found ? rootLetters(fromBuckwalter(found) ?? '') : null;
      return { form: bareForm(word.arabicText), root, corpus };
    });
    const compared = all.filter(({ root }) => root !== null);

    test('every word with a root in the corpus has one here, except a particle', () => {
      const missing = all.filter(({ root, corpus }) => corpus !== null && root === null);
      expect(missing.map(({ form }) => form)).toEqual(['ولات']);
    });

    test('at least 99.99 % of the roots that the corpus gives are the same here', () => {
      const given = compared.filter(({ corpus }) => corpus !== null);
      const same = given.filter(({ root, corpus }) => root === corpus);
      expect(same.length / given.length).toBeGreaterThanOrEqual(0.9999);
    });

    test('the roots that differ are known', () => {
      const others = compared.filter(({ root, corpus }) => root !== corpus);
      const told = others.map(({ form, root, corpus }) => `${form} ${root} ${corpus ?? '-'}`);
      expect([...new Set(told)].sort()).toEqual(
        [
          // The corpus gives these names and loanwords no root; Arabic dictionaries do.
          'احمد حمد -',
          'الصفا صفو -',
          'المسيح مسح -',
          'اليهود هود -',
          'رمضان رمض -',
          'عدن عدن -',
          'عرفت عرف -',
          'قريش قرش -',
          'لظى لظي -',
          'محمد حمد -',
          'والمروة مرو -',
          'والمسيح مسح -',
          'وزرابى زرب -',
          'يهوديا هود -',
          // "That day" is the word "day" with an ending, as "at that time" has the root of "time".
          'فيومئذ يوم -',
          'ويومئذ يوم -',
          'يومئذ يوم -',
          // It means "to raid", not "to change".
          'فالمغيرت غور غير',
        ].sort(),
      );
    });
  });
});
