/** The words of references: names of surahs, words that accompany them, and their folding. */
import { foldArabic, hasArabicLetters } from './foldArabic';
import { foldTurkish } from './foldLatin';

/** Other names of surahs, which count only with a number, because most are also words. */
export const SECOND_NAMES: Record<number, readonly string[]> = {
  1: ['Elham', 'Hamd', 'Ümmü’l-Kitâb', 'The Opening', 'الحمد'],
  2: ['The Cow'],
  3: ['Al Imran', 'Ali Imran', 'Aal-e-Imran'],
  9: ['Berâe', 'Bara’ah', 'براءة'],
  17: ['Benî İsrâîl', 'Bani Israil', 'بني إسرائيل'],
  32: ['Elif Lâm Mîm Secde', 'السجدة'],
  35: ['Melâike', 'al-Mala’ika', 'الملائكة'],
  36: ['Yasin', 'Yaseen', 'يس'],
  40: ['Gâfir', 'Mümin', 'Ghafir', 'al-Mu’min', 'المؤمن'],
  41: ['Hâ-Mîm Secde', 'Ha Mim Sajdah', 'حم السجدة'],
  42: ['Shoora'],
  47: ['Kıtâl', 'al-Qital', 'القتال'],
  68: ['Nûn', 'Nun'],
  70: ['Seele'],
  76: ['Dehr', 'ad-Dahr', 'الدهر'],
  78: ['Amme', 'Amma', 'عم'],
  94: ['Şerh', 'Inshirah', 'Alam Nashrah', 'الانشراح'],
  96: ['İkra', 'Iqra', 'اقرأ'],
  99: ['Zilzâl', 'Zalzala'],
  110: ['İzâ câe'],
  111: ['Tebbet', 'Leheb', 'Lahab', 'المسد', 'تبت', 'اللهب'],
  112: ['Tevhîd', 'Kul hüvallah', 'at-Tawhid', 'التوحيد'],
};

/** Folded words for a surah. */
const SURAH_WORDS = new Set([
  ...['sure', 'suresi', 'suresinin', 'surenin', 'surah', 'sura', 'surat', 'chapter'],
  ...['سورة', 'السورة'].map((word) => foldArabic(word).withAlif),
]);

/** Folded words for verses. */
const VERSE_WORDS = new Set([
  ...['ayet', 'ayeti', 'ayetler', 'ayetleri', 'verse', 'verses', 'ayah', 'ayat', 'aya'],
  ...['اية', 'الاية', 'ايات', 'الايات'].map((word) => foldArabic(word).withAlif),
]);

/** Folded words that may accompany a name and a number. */
const IGNORED_WORDS = new Set([...SURAH_WORDS, ...VERSE_WORDS, 'of', 'the']);

/** Folded words for the Qur'an, before numbers. */
const QURAN_WORDS = new Set([
  ...['q', 'quran', 'qur', 'koran', 'kuran', 'kurani', 'kerim', 'holy', 'noble'],
  ...['القران', 'قران', 'الكريم'].map((word) => foldArabic(word).withAlif),
]);

const ARTICLES = /^(?:al|an|ar|as|ash|at|ad|adh|az|el|en|er|es|et|ed|ez)$/;

export const isSurahWord = (word: string) => SURAH_WORDS.has(foldedText(word));

export const isVerseWord = (word: string) => VERSE_WORDS.has(foldedText(word));

/** True for a word that accompanies a reference without being a name, such as "surah", "verse" or "of". */
export const isIgnoredWord = (word: string) => IGNORED_WORDS.has(foldedText(word));

export const isQuranWord = (word: string) => QURAN_WORDS.has(foldedText(word));

/** Folded words. The name Şûrâ is changed first, because without its dot it would be the word "sura". */
export const wordsOf = (text: string) =>
  foldedText(text.replace(/[şŞ](?=[uûUÛ]r[aâ]|[UÛ]R[AÂ])/g, 'sh'))
    .split(' ')
    .filter(Boolean);

export const foldedText = (text: string) =>
  hasArabicLetters(text) ? foldArabic(text).withAlif : foldTurkish(text);

/** A name as one word without its article. */
export function nameKey(words: string[]): string {
  const [first = '', ...rest] = words;
  const isArticle = rest.length > 0 && ARTICLES.test(first);
  return (isArticle ? rest : words).join('').replace(/^ال(?=..)/, '');
}
