import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readArabicVerses,
  readEnglishTranslations,
  readTranslations,
  readTurkishTranslations,
  splitVerse,
  type SourceWord,
} from '../../../api/seed/quranText';
import { foreignInPause, foreignInWord } from '../../../text/quranCharacters';
import { describeWithShared } from '../../support/sharedData';

const verses = readArabicVerses().map(({ surah, number, words }) => ({
  key: `${surah}:${number}`,
  words,
}));
const wordsOf = (key: string) => verses.find((verse) => verse.key === key)?.words ?? [];
const joined = (words: SourceWord[]) =>
  words.flatMap(({ arabicText, pauseAfter }) => [arabicText, ...(pauseAfter ?? '')]).join(' ');

describe('splitVerse', () => {
  test.each<[string, string, [string, string | null][]]>([
    [
      'a',
      'no mark',
      [
        ['no', null],
        ['mark', null],
      ],
    ],
    [
      'b',
      'one ۚ two',
      [
        ['one', 'ۚ'],
        ['two', null],
      ],
    ],
    ['c', '۞ first', [['first', null]]],
    ['d', 'last ۩', [['last', '۩']]],
    [
      'e',
      'both ۜ ۗ next',
      [
        ['both', 'ۜۗ'],
        ['next', null],
      ],
    ],
    [
      '37:130',
      'سلم على إل ياسين',
      [
        ['سلم', null],
        ['على', null],
        ['إل ياسين', null],
      ],
    ],
    [
      '37:131',
      'سلم على إل ياسين',
      [
        ['سلم', null],
        ['على', null],
        ['إل', null],
        ['ياسين', null],
      ],
    ],
  ])('%s: %s', (key, text, expected) => {
    const words = splitVerse(key, text);
    expect(words.map(({ arabicText, pauseAfter }) => [arabicText, pauseAfter])).toEqual(expected);
  });
});

test('the words and marks of every verse reproduce the text of the package', () => {
  const file = join(__dirname, '../../../node_modules/quran-validator/data/quran-verses.min.json');
  const source = JSON.parse(readFileSync(file, 'utf8')) as { text: string }[];
  const differing = verses.filter(
    ({ words }, index) => joined(words) !== source[index]?.text.replace(/^۞ /, ''),
  );
  expect(source).toHaveLength(6236);
  expect(verses).toHaveLength(6236);
  expect(differing.map(({ key }) => key)).toEqual([]);
});

test.each([
  ['1:1', 4],
  ['2:255', 50],
  ['2:282', 128],
  ['2:181', 13],
  ['8:6', 11],
  ['13:37', 19],
  ['37:130', 3],
  ['103:1', 1],
  ['114:6', 3],
])('%s has %i words', (key, count) => {
  expect(wordsOf(key)).toHaveLength(count);
});

test.each([
  ['2:181', 3, 'بَعْدَ مَا'],
  ['8:6', 4, 'بَعْدَ مَا'],
  ['13:37', 8, 'بَعْدَ مَا'],
  ['37:130', 3, 'إِلْ يَاسِينَ'],
])('word %s:%i is two words in Tanzil', (key, number, text) => {
  expect(wordsOf(key)[number - 1]).toEqual({ arabicText: text, pauseAfter: null });
});

test('the characters that a correction may have are exactly those of the text', () => {
  const words = readArabicVerses().flatMap((verse) => verse.words);
  const charactersOf = (texts: (string | null)[]) => [...new Set(texts.join(''))].sort();
  const all = Array.from({ length: 0x1000 }, (_, point) => String.fromCodePoint(point));
  expect(all.filter((one) => foreignInWord(one) === undefined)).toEqual(
    charactersOf(words.map(({ arabicText }) => arabicText)),
  );
  const marks = charactersOf(words.map(({ pauseAfter }) => pauseAfter));
  expect(all.filter((one) => foreignInPause(one) === undefined)).toEqual(marks);
});

test('only those four words contain a space', () => {
  const spaced = verses.filter(({ words }) => words.some((word) => / /.test(word.arabicText)));
  expect(spaced.map(({ key }) => key)).toEqual(['2:181', '8:6', '13:37', '37:130']);
});

test.each([
  ['2:2', 4, 'ۛ'],
  ['2:2', 5, 'ۛ'],
  ['2:26', 28, 'ۘ'],
  ['2:255', 7, 'ۚ'],
  ['2:255', 50, null],
  ['7:206', 11, '۩'],
  ['18:1', 11, 'ۜ'],
  ['36:52', 6, 'ۜۗ'],
  ['96:19', 5, '۩'],
])('word %s:%i is followed by %s', (key, number, mark) => {
  expect(wordsOf(key)[number - 1]?.pauseAfter).toBe(mark);
});

test('no word contains a separate mark, and 15 words are followed by a prostration sign', () => {
  const words = verses.flatMap((verse) => verse.words);
  expect(words.filter(({ arabicText }) => /[۞۩\u06D6-\u06DB]/.test(arabicText))).toEqual([]);
  expect(words.filter(({ pauseAfter }) => pauseAfter?.includes('۩'))).toHaveLength(15);
});

const ROWWAD = readTranslations('@kmaslesa/quran_translation-english_rowwad_translation_centar');

describe.each([
  ['Turkish', readTurkishTranslations()],
  ['English', readEnglishTranslations()],
  ['further English', ROWWAD],
])('%s translations', (_language, translations) => {
  test('are one per verse', () => {
    expect(translations).toHaveLength(6236);
  });

  test.each([
    ['empty', /^$/],
    ['untrimmed or doubly spaced', /^\s|\s$|\s\s/],
    ['numbered', /^\(\d+\)/],
    ['marked with footnotes', /\[\d+\]/],
    ['marked up', /<[a-z/]|&[a-z]+;/i],
    ['wrongly decoded', /\uFFFD|Ã|Å/],
  ])('are never %s', (_what, pattern) => {
    expect(translations.filter((text) => pattern.test(text))).toEqual([]);
  });
});

test.each<[string, string[], number[][]]>([
  ['Turkish', readTurkishTranslations(), []],
  ['English', readEnglishTranslations(), []],
  // 37:175 says "them" and 37:179 does not.
  ['further English', ROWWAD, [[3963, 3967]]],
])(
  '%s translations: verses near each other are equal only if their Arabic is',
  (_language, translations, alike) => {
    const arabic = verses.map(({ words }) => words.map(({ arabicText }) => arabicText).join(' '));
    const wrong = translations.flatMap((text, index) =>
      [1, 2, 3, 4].flatMap((distance) => {
        const other = index + distance;
        return text === translations[other] && arabic[index] !== arabic[other]
          ? [[index + 1, other + 1]]
          : [];
      }),
    );
    expect(wrong).toEqual(alike);
  },
);

test.each([
  ['Turkish', 1, readTurkishTranslations(), /^Bismillâhirrahmânirrahîm/],
  ['Turkish', 6222, readTurkishTranslations(), /^De ki: O Allah birdir/],
  ['Turkish', 6236, readTurkishTranslations(), /cin/i],
  ['English', 1, readEnglishTranslations(), /^In the name of Allāh/],
  ['English', 262, readEnglishTranslations(), /^Allāh - there is no deity except Him/],
  ['English', 6222, readEnglishTranslations(), /^Say, "He is Allāh, \[who is\] One/],
  ['English', 6236, readEnglishTranslations(), /^From among the jinn and mankind/],
  ['further English', 1, ROWWAD, /^In the name of Allah, the Most Compassionate/],
  ['further English', 5247, ROWWAD, /^For those who disbelieve in their Lord/],
  ['further English', 6222, ROWWAD, /^Say: He is Allah, the One;$/],
  ['further English', 6236, ROWWAD, /jinn/],
])('%s translation of verse %i', (_language, id, translations, expected) => {
  expect(translations[id - 1]).toMatch(expected);
});

describeWithShared(
  'qac-corpus2/phonetic.txt',
  'division into words compared with the Quranic Arabic Corpus 2.0',
  (corpus) => {
    /** Letters whose sound is always the same; the others depend on their neighbors. */
    const sounds: Record<string, string> = Object.fromEntries(
      'ب b,ت t,ة t,ث th,ج j,ح ḥ,خ kh,د d,ذ dh,ر r,ز z,س s,ش sh,ص ṣ,ض ḍ,ط ṭ,ظ ẓ,ع ʿ,غ gh,ف f,ق q,ك k,م m,ه h'
        .split(',')
        .map((pair) => pair.split(' ')),
    );
    const once = (text: string) => text.replace(/(th|kh|dh|sh|gh|.)\1+/g, '$1');
    const written = (arabic: string) =>
      once([...arabic].map((letter) => sounds[letter] ?? '').join(''));
    const spoken = (latin: string) =>
      once(latin.toLowerCase().replace(/[^bthjḥkdrzsṣḍṭẓʿgfqm]/g, ''));
    /** Pronounced as letter names, so not comparable. */
    const isDisjoined = (arabic: string) => !/[\u064B-\u0650\u0652]/.test(arabic);

    test('it has 77,429 words', () => {
      expect(corpus).toHaveLength(77_429);
      expect(verses.flatMap(({ words }) => words)).toHaveLength(77_429);
    });

    test('every word of all 6236 verses matches', () => {
      let next = 0;
      let compared = 0;
      const differing = verses.filter(({ words }) => {
        const theirs = corpus.slice(next, (next += words.length));
        return words.some(({ arabicText }, index) => {
          if (isDisjoined(arabicText)) return false;
          compared += 1;
          return written(arabicText) !== spoken(theirs[index] ?? '');
        });
      });
      expect(differing.map(({ key }) => key)).toEqual([]);
      expect(compared).toBeGreaterThan(77_000);
    });
  },
);
