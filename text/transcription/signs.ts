/** The signs of the vowelled Uthmani text and what the rules of `phonemes.ts` call them. */

/**
 * Consonants are phonemes already. Upper case, ~, ° and 0 are signs that the rules resolve. Signs that
 * are not listed (madda, tatweel, pause marks) are silent.
 */
export const SIGNS: Readonly<Record<string, string>> = {
  ء: 'ʾ',
  أ: 'ʾ',
  إ: 'ʾ',
  ؤ: 'ʾ',
  ئ: 'ʾ',
  ب: 'b',
  ت: 't',
  ة: 'ŧ',
  ث: 'ṯ',
  ج: 'ǧ',
  ح: 'ḥ',
  خ: 'ḫ',
  د: 'd',
  ذ: 'ḏ',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'š',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: 'ʿ',
  غ: 'ġ',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ى: 'y',
  ي: 'y',
  ا: 'A',
  ٱ: 'W', // alif wasla
  '\u064b': 'aN', // tanwin
  '\u064c': 'uN',
  '\u064d': 'iN',
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
  '\u0651': '~', // shadda
  '\u0652': '°', // sukun
  '\u0654': 'ʾ', // hamza above
  '\u0670': 'D', // dagger alif
  '\u06dc': 'S', // small sin: the sad under it is read as sin
  '\u06df': '0', // the letter under it is silent
  '\u06e0': 'Q', // the alif under it is silent unless the reader stops
  '\u06e2': 'M', // small mim: the nun under it is read as mim
  '\u06e5': 'w', // small waw
  '\u06e6': 'y', // small ya
  '\u06e7': 'y',
  '\u06e8': 'n', // small nun
  '\u06ea': 'ē', // fatha leaning to kasra (11:41)
  '\u06ec': 'E', // the alif under it is an eased hamza with fatha (41:44)
};

/** Names of the letters that open some surahs. */
export const LETTER_NAMES: Readonly<Record<string, string>> = {
  ا: 'alif',
  ح: 'ḥā',
  ر: 'rā',
  س: 'sīn',
  ص: 'ṣād',
  ط: 'ṭā',
  ع: 'ʿayn',
  ق: 'qāf',
  ك: 'kāf',
  ل: 'lām',
  م: 'mīm',
  ن: 'nūn',
  ه: 'hā',
  ي: 'yā',
};
