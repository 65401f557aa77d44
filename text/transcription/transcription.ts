/**
 * Transcription of the vowelled text of the Qur'an (Tanzil Uthmani 1.1) by rule: `phonemes.ts` reads a
 * word, `recitation.ts` joins the words of a verse, and a table of `schemes.ts` gives the letters.
 */
import { inScheme, scholarlyScheme } from './plain';
import { recited, spokenAlone } from './recitation';
import { SCHEME_TABLES, type ScholarlyScheme, type TranscriptionScheme } from './schemes';

/**
 * A word by itself, with its whole ending and the vowel of an initial alif wasla: "ihdinā". The l of the
 * article stays before sun letters in ENGLISH_IJMES, as the standard has it ("al-raḥmānu"), and is
 * assimilated in the other schemes ("er-raḥmânü", "ar-rahmaanu").
 */
export function wordTranscription(arabicWord: string, scheme: TranscriptionScheme): string {
  const phonemes = spokenAlone(arabicWord);
  const scholarly = scholarlyScheme(scheme);
  const { keepsArticle } = SCHEME_TABLES[scholarly];
  const spelled = keepsArticle ? phonemes.replace(/(?<=\+a|=)(.)-\1/, 'l-$1') : phonemes;
  return inScheme(written(spelled, scholarly), scheme);
}

/**
 * A verse as it is recited without a pause before its end, whatever the pause marks allow. Alif wasla is
 * dropped after a vowel and long vowels before it are short ("fi’l-arżı", "fi l-arḍi"); the article and
 * final n are assimilated ("mir rabbihim", "mim baʿdi"); the verse ends as before a stop ("el-ʿâlemîn",
 * "ʿalīmā", "raḥmah").
 * @param stops indexes of further words after which the reader stops
 */
export const verseTranscription = (
  arabicWords: readonly string[],
  scheme: TranscriptionScheme,
  stops?: readonly number[],
): string => wordsInVerse(arabicWords, scheme, stops).join('');

/** The words of a recited verse, the second and further ones with the sign before them. */
export function wordsInVerse(
  arabicWords: readonly string[],
  scheme: TranscriptionScheme,
  stops?: readonly number[],
): string[] {
  const scholarly = scholarlyScheme(scheme);
  const { letters } = SCHEME_TABLES[scholarly];
  return written(recited(arabicWords, stops), scholarly)
    .split(/(?=[/_])/)
    .map((word) => word.replace(/^[/_]/, (sign) => letters[sign] ?? '').replace('’ʾ', 'ʾ'))
    .map((word) => inScheme(word, scheme));
}

const VOWELS = 'aeiıuüâêîûāēīūA';

/**
 * Hamza is written inside a word ("faʾinnanā", "biʾāyātinā") and at its end, but not before the vowel that a
 * word begins with ("innā", "al-arḍu"). It takes the place of the Turkish sign of a dropped alif wasla
 * ("ile’l-hüdeʾtinâ").
 */
const UNWRITTEN_HAMZA = new RegExp(`(?<=^\\+?|[ /-])ʾ(?=[${VOWELS}])`, 'g');

function written(phonemes: string, scheme: ScholarlyScheme): string {
  const { letters, adapt } = SCHEME_TABLES[scheme];
  return (adapt?.(phonemes) ?? phonemes)
    .replace(UNWRITTEN_HAMZA, '')
    .replaceAll('+', '')
    .replace(/[^/_]/gu, (sound) => letters[sound] ?? sound)
    .replaceAll('’ʾ', 'ʾ');
}
