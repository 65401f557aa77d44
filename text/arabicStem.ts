/** Endings of Arabic nouns and verbs that are written together with the word, folded, longest first. */
const ENDINGS = /(?:هما|كما|تهم|تها|اتهم|هم|كم|نا|ها|هن|ون|ين|ات|ان|تم|وا|ية|يه|ه|ي|ت|ا|ن)$/;

const MIN_LETTERS = 3;

/** A folded Arabic word without prefixes and endings: "للوالدين" is "والد". Only for comparing words. */
export function arabicStem(word: string): string {
  const noun = word.replace(/^[وف]?(?:[بك]?ال|لل)(?=..)/, '');
  const stem = noun.replace(ENDINGS, '');
  return stem.length >= MIN_LETTERS ? stem : noun;
}
