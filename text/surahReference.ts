/** Parses references to verses such as "2:255", "Bakara 255", "al-baqarah 286" or "البقرة ٢٥٥". */
import { editDistance } from './editDistance';
import { foldArabic } from './foldArabic';
import { foldTurkish } from './foldLatin';

/** The fields of a surah that the parser needs. */
interface NamedSurah {
  number: number;
  numberOfVerses: number;
  arabicName: string;
  turkishNameTranscription: string;
  englishNameTranscription: string;
}

interface SurahReference {
  surah: number;
  /** First and last verse; undefined if only the surah is named. */
  verses?: { first: number; last: number };
  /** Set if the name was misspelled and the most similar one is assumed. */
  isCorrected?: true;
}

/** Folded words that may accompany a name and a number. */
const IGNORED_WORDS = new Set([
  ...['sure', 'suresi', 'suresinin', 'surenin', 'ayet', 'ayeti', 'ayetler', 'ayetleri'],
  ...['surah', 'sura', 'surat', 'chapter', 'verse', 'verses', 'ayah', 'ayat', 'aya', 'of', 'the'],
  ...['سورة', 'السورة', 'اية', 'الاية', 'ايات', 'الايات'].map((word) => foldArabic(word).withAlif),
]);

const ARTICLES = /^(?:al|an|ar|as|ash|at|ad|adh|az|el|en|er|es|et|ed|ez)$/;

/** Maximum edit distance of a misspelled name; small because names are short and similar. */
const maxMistakesIn = (name: string) => (name.length < 3 ? 0 : name.length <= 5 ? 1 : 2);

export class SurahReferences {
  private readonly surahs: Map<number, NamedSurah>;
  private readonly byName = new Map<string, number>();

  constructor(surahs: readonly NamedSurah[]) {
    this.surahs = new Map(surahs.map((surah) => [surah.number, surah]));
    for (const { number, ...names } of surahs) {
      const written = [names.turkishNameTranscription, names.englishNameTranscription];
      for (const name of [...written, names.arabicName]) {
        const words = wordsOf(name);
        this.byName.set(nameKey(words), number);
        this.byName.set(words.join(''), number);
      }
    }
  }

  /** @returns undefined if the text is not a reference, or the verse does not exist */
  parse(text: string): SurahReference | undefined {
    const all = wordsOf(text.slice(0, 100));
    const words = all.filter((word) => !IGNORED_WORDS.has(word));
    const numbers = words.filter(isNumber).map(Number);
    const name = words.filter((word) => !isNumber(word));
    if (name.length === 0) {
      const [surah, ...verses] = numbers;
      // A single number is a reference only with a word such as in "surah 36".
      const isCalled = verses.length > 0 || words.length < all.length;
      return surah === undefined || !isCalled ? undefined : this.check(surah, verses);
    }
    // Numbers must follow the name, unlike in "19. ayet" or "7 meryem".
    if (words.findIndex(isNumber) >= 0 && words.findIndex(isNumber) < name.length) return undefined;
    const key = nameKey(name);
    const surah = this.byName.get(key);
    if (surah !== undefined) return this.check(surah, numbers);
    const nearest = this.nearest(key);
    const reference = nearest === undefined ? undefined : this.check(nearest, numbers);
    return reference && { ...reference, isCorrected: true };
  }

  private check(
    number: number,
    [first, last = first, ...more]: number[],
  ): SurahReference | undefined {
    const surah = this.surahs.get(number);
    if (!surah || more.length > 0) return undefined;
    if (first === undefined || last === undefined) return { surah: number };
    const exists = first >= 1 && first <= last && last <= surah.numberOfVerses;
    return exists ? { surah: number, verses: { first, last } } : undefined;
  }

  private nearest(key: string): number | undefined {
    const maxDistance = maxMistakesIn(key);
    let nearest = maxDistance + 1;
    let found = new Set<number>();
    for (const [name, number] of this.byName) {
      const distance = editDistance(key, name, maxDistance);
      if (distance > nearest || distance > maxDistance) continue;
      if (distance < nearest) found = new Set();
      nearest = distance;
      found.add(number);
    }
    const [only, ...others] = found;
    return others.length === 0 ? only : undefined;
  }
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Folded words. The name Şûrâ is changed first, because without its dot it would be the word "sura". */
function wordsOf(given: string): string[] {
  const text = given.replace(/[şŞ](?=[uûUÛ]r[aâ]|[UÛ]R[AÂ])/g, 'sh');
  const isArabic = /[\u0621-\u064A]/.test(text);
  const folded = isArabic ? foldArabic(text).withAlif : foldTurkish(digits(text));
  return folded.split(' ').filter(Boolean);
}

const digits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** A name as one word without its article. */
function nameKey(words: string[]): string {
  const [first = '', ...rest] = words;
  const isArticle = rest.length > 0 && ARTICLES.test(first);
  return (isArticle ? rest : words).join('').replace(/^ال(?=..)/, '');
}
