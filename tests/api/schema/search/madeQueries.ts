/** Queries generated from the text with typical typing differences; the same in every run. */
import type { IndexedVerse } from '../../../../api/schema/search/index/verseIndex';
import type { Language } from '../../../../api/__generated__/prisma/client';

export interface MadeQuery {
  rule: string;
  query: string;
  language: Language;
  /** The verse from which the query was made. */
  key: string;
}

/** Pseudorandom integers below a limit, the same in every run. */
type Choose = (below: number) => number;

interface Rule {
  name: string;
  language: Language;
  /** Undefined if the rule does not apply to the words. */
  make(verse: IndexedVerse, choose: Choose): string | undefined;
}

const ARABIC_LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const LATIN_LETTERS = 'abcdefghijklmnoprstuvyz';

const withoutVowels = (text: string) =>
  text.replace(/[\u064B-\u0652\u0670\u06D6-\u06DC\u06DF-\u06E4\u06EA-\u06ED]/g, '');

const withoutSigns = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\p{M}'’\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const onAsciiKeyboard = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').replace(/['’]/g, '');

/** Three to five consecutive words. */
function someWords(text: string, choose: Choose): string {
  const words = text.split(' ');
  const count = 3 + choose(3);
  const first = choose(Math.max(1, words.length - count));
  return words.slice(first, first + count).join(' ');
}

/** Omits, swaps, changes or inserts one letter inside a longer word. */
function withOneError(text: string, letters: string, choose: Choose): string | undefined {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (word.length >= 5 ? [index] : []));
  const index = long[choose(long.length)];
  if (index === undefined) return undefined;
  const word = [...(words[index] ?? '')];
  const place = 1 + choose(word.length - 2);
  const other = letters[choose(letters.length)] ?? '';
  const [here = '', next = ''] = word.slice(place);
  [
    () => word.splice(place, 1),
    () => word.splice(place, 2, next, here),
    () => word.splice(place, 1, other),
    () => word.splice(place, 0, other),
  ][choose(4)]?.();
  words[index] = word.join('');
  return words.join(' ');
}

const arabic = ({ arabicWords }: IndexedVerse) => arabicWords.join(' ');
const turkish = ({ turkishText }: IndexedVerse) => withoutSigns(turkishText ?? '');
const english = ({ englishText }: IndexedVerse) => withoutSigns(englishText ?? '').toLowerCase();

const rules: Rule[] = [
  {
    name: 'Arabic without vowels',
    language: 'arabic',
    make: (verse, choose) => withoutVowels(someWords(arabic(verse), choose)),
  },
  {
    name: 'Arabic with other seats of the hamza',
    language: 'arabic',
    make: (verse, choose) =>
      withoutVowels(someWords(arabic(verse), choose))
        .replace(/[أإٱ]/g, () => 'أإا'[choose(3)] ?? '')
        .replace(/ؤ/g, 'و')
        .replace(/ئ/g, 'ى'),
  },
  {
    name: 'Arabic with ه for ة and ي for ى',
    language: 'arabic',
    make: (verse, choose) =>
      withoutVowels(someWords(arabic(verse), choose))
        .replace(/ة/g, 'ه')
        .replace(/ى/g, 'ي'),
  },
  {
    name: 'Arabic with one typing error',
    language: 'arabic',
    make: (verse, choose) => withOneError(someWords(verse.arabic, choose), ARABIC_LETTERS, choose),
  },
  {
    name: 'Turkish on an ASCII keyboard, without apostrophes',
    language: 'turkish',
    make: (verse, choose) => onAsciiKeyboard(someWords(turkish(verse), choose)),
  },
  {
    name: 'Turkish in capitals',
    language: 'turkish',
    make: (verse, choose) => someWords(turkish(verse), choose).toLocaleUpperCase('tr'),
  },
  {
    name: 'Turkish with endings left out',
    language: 'turkish',
    make: (verse, choose) =>
      someWords(turkish(verse), choose).replace(/(\p{L}{5,})\p{L}{2}(?!\p{L})/gu, '$1'),
  },
  {
    name: 'Turkish with one typing error',
    language: 'turkish',
    make: (verse, choose) =>
      withOneError(onAsciiKeyboard(someWords(turkish(verse), choose)), LATIN_LETTERS, choose),
  },
  {
    name: 'English without dots and apostrophes',
    language: 'english',
    make: (verse, choose) => onAsciiKeyboard(someWords(english(verse), choose)),
  },
  {
    name: 'English with one typing error',
    language: 'english',
    make: (verse, choose) =>
      withOneError(onAsciiKeyboard(someWords(english(verse), choose)), LATIN_LETTERS, choose),
  },
];

/**
 * @param verses verses by id, from 1
 * @param each number of queries per rule
 * @param isTelling false for words in more than ten verses, among which no search could choose
 */
export async function madeQueries(
  verses: (id: number) => IndexedVerse,
  count: number,
  each: number,
  isTelling: (words: string, language: Language) => Promise<boolean>,
): Promise<MadeQuery[]> {
  const made: MadeQuery[] = [];
  for (const [index, rule] of rules.entries()) {
    const choose = chooser(index + 1);
    let left = each;
    while (left > 0) {
      const verse = verses(1 + choose(count));
      const state = choose.state();
      const query = rule.make(verse, choose);
      if (query === undefined || query.split(' ').length < 3) continue;
      const isError = rule.name.endsWith('error');
      // The same words without the error.
      const words = isError ? whole(rule, verse, chooser(0, state)) : query;
      if (!(await isTelling(words, rule.language))) continue;
      made.push({ rule: rule.name, query, language: rule.language, key: verse.key });
      left--;
    }
  }
  return made;
}

/** The words that the rule chose, before it changed them. */
function whole({ language }: Rule, verse: IndexedVerse, choose: Choose): string {
  const text = { arabic: verse.arabic, turkish: turkish(verse), english: english(verse) };
  return someWords(text[language], choose);
}

/** The pseudorandom number generator "mulberry32". */
function chooser(seed: number, from = seed * 7919): Choose & { state(): number } {
  let state = from;
  const choose = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
  return Object.assign(choose, { state: () => state });
}
