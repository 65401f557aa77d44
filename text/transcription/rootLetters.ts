import { inScheme, scholarlyScheme } from './plain';
import { SCHEME_TABLES, type TranscriptionScheme } from './schemes';

/** The letters of roots as phonemes; every hamza and alif is ʾ. */
const PHONEMES: Readonly<Record<string, string>> = {
  ...{ ء: 'ʾ', آ: 'ʾ', أ: 'ʾ', ؤ: 'ʾ', إ: 'ʾ', ئ: 'ʾ', ا: 'ʾ', ب: 'b', ت: 't', ث: 'ṯ', ج: 'ǧ' },
  ...{ ح: 'ḥ', خ: 'ḫ', د: 'd', ذ: 'ḏ', ر: 'r', ز: 'z', س: 's', ش: 'š', ص: 'ṣ', ض: 'ḍ', ط: 'ṭ' },
  ...{ ظ: 'ẓ', ع: 'ʿ', غ: 'ġ', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w' },
  ...{ ي: 'y', ى: 'y' },
};

/** A root in Latin letters: "r-ḥ-m", or "r-h-m" in a plain scheme. */
export function rootTranscription(letters: string, scheme: TranscriptionScheme): string {
  const table = SCHEME_TABLES[scholarlyScheme(scheme)].letters;
  const latin = [...letters].map((letter) => {
    const phoneme = PHONEMES[letter] ?? letter;
    // Letter by letter: the rules for words would take a lam for the article.
    return inScheme(table[phoneme] ?? phoneme, scheme);
  });
  return latin.join('-');
}
