/** The content that search reads: passages, words of roots, everyday words and spelling variants. */
import { parsePassages, passageOf, readPassages } from '../../content/search/passages';
import { parseRootWords, readRootWords } from '../../content/search/rootWords';
import { parseEverydayWords, readEverydayWords } from '../../content/search/everyday';
import { spellings, variants } from '../../content/search/variants';
import { readLexicon } from '../../content/lexicon/lexicon';
import { readEnglishTranslations, readTurkishTranslations } from '../../api/seed/quranText';
import { foldEnglish, foldTurkish, type LatinLanguage } from '../../text/foldLatin';
import { mainStem } from '../../text/stems';
import { NUMBER_OF_VERSES } from '../../text/quranCounts';
import { keyOfVerseId, verseIdOf, verseKey } from '../../text/verseReference';

describe('the passages', () => {
  const passages = readPassages();

  test('contain each verse once, in order, and stay within a surah', () => {
    const ids = passages.flatMap(({ first, last }) => {
      expect(last.surah).toBe(first.surah);
      const length = last.verse - first.verse + 1;
      return Array.from({ length }, (_, index) => verseIdOf(first) + index);
    });
    expect(ids).toEqual(Array.from({ length: NUMBER_OF_VERSES }, (_, index) => index + 1));
  });

  test('have short headings without straight quotes, in both languages', () => {
    const wrong = passages.filter(({ turkishHeading, englishHeading }) =>
      [turkishHeading, englishHeading].some((text) => /['"]/.test(text) || text.length > 90),
    );
    expect(wrong.map(({ first }) => verseKey(first))).toEqual([]);
  });

  test('have Latin words in Latin letters and Arabic words in Arabic ones', () => {
    const wrong = passages.filter(
      ({ turkishWords, englishWords, arabicWords }) =>
        /\p{Script=Arabic}/u.test(turkishWords + englishWords) ||
        /\p{Script=Latin}/u.test(arabicWords),
    );
    expect(wrong.map(({ first }) => verseKey(first))).toEqual([]);
  });

  test('are found by verse', () => {
    expect(passageOf(verseIdOf({ surah: 2, verse: 255 })).first).toEqual({ surah: 2, verse: 255 });
    expect(passageOf(NUMBER_OF_VERSES).last).toEqual({ surah: 114, verse: 6 });
    expect(() => passageOf(0)).toThrow('no passage');
  });

  test.each(['2:255', '2:255\ta\tb\tc\td', '2:255\ta\tb\tc\td\te\tf', 'x\ta\tb\tc\td\te'])(
    'refuse the line %j',
    (line) => {
      expect(() => parsePassages(`1:1\ta\tb\tc\td\te\n${line}`)).toThrow('Line 2');
    },
  );
});

describe('the words of roots', () => {
  const entries = readRootWords();

  test('exist for each root of the lexicon, once', () => {
    const roots = new Set(readLexicon().roots.flatMap(([, root]) => root ?? []));
    const written = entries.map(({ root }) => root);
    expect(new Set(written).size).toBe(written.length);
    expect([...roots].filter((root) => !written.includes(root))).toEqual([]);
  });

  test('are single words, each once in its language', () => {
    const wrong = entries.filter(({ turkish, english }) =>
      [turkish, english].some(
        (words) =>
          new Set(words).size !== words.length || words.some((word) => !/^\p{L}+$/u.test(word)),
      ),
    );
    expect(wrong.map(({ root }) => root)).toEqual([]);
  });

  test.each(['كتب', 'كتب\tyaz', 'كتب\tyaz\twrite\tmore'])('refuse the line %j', (line) => {
    expect(() => parseRootWords(`قول\tsöyle\tsay\n${line}`)).toThrow('Line 2');
  });
});

/** The main stems of the words of folded texts. */
const stemsIn = (texts: string[], language: LatinLanguage) =>
  new Set(texts.flatMap((text) => text.split(' ')).map((word) => mainStem(word, language)));

describe('the everyday words', () => {
  const entries = readEverydayWords();
  const stems = {
    turkish: stemsIn(readTurkishTranslations().map(foldTurkish), 'turkish'),
    english: stemsIn(readEnglishTranslations().map(foldEnglish), 'english'),
  };

  test('are single words, each once in its language, with one to four other words', () => {
    const written = entries.map(({ language, word }) => `${language} ${word}`);
    expect(written.filter((word, place) => written.indexOf(word) !== place)).toEqual([]);
    const wrong = entries.filter(
      ({ word, others }) =>
        others.length > 4 ||
        new Set([word, ...others]).size !== others.length + 1 ||
        [word, ...others].some((one) => !/^\p{Ll}+$/u.test(one)),
    );
    expect(wrong.map(({ word }) => word)).toEqual([]);
  });

  test('lead to words of the translation', () => {
    const missing = entries.flatMap(({ language, others }) => {
      const fold = language === 'turkish' ? foldTurkish : foldEnglish;
      return others.filter((other) => !stems[language].has(mainStem(fold(other), language)));
    });
    expect(missing).toEqual([]);
  });

  test.each(['turkish\tgusül', 'french\teau\twater', 'turkish\tgusül\tyıkan\tmore'])(
    'refuse the line %j',
    (line) => {
      expect(() => parseEverydayWords(`english\tghusl\twash\n${line}`)).toThrow('Line 2');
    },
  );
});

test.each([
  ['variants', variants],
  ['spellings', spellings],
])('the %s are folded words, each in one line', (_name, lines) => {
  const words = lines.flatMap((line) => line.split(' '));
  expect(words.filter((word) => word !== foldTurkish(word))).toEqual([]);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});

test('the key and the integer key of a verse are converted into each other', () => {
  expect([1, 7, 8, 262, NUMBER_OF_VERSES].map(keyOfVerseId)).toEqual([
    '1:1',
    '1:7',
    '2:1',
    '2:255',
    '114:6',
  ]);
  expect(verseIdOf({ surah: 2, verse: 255 })).toBe(262);
});
