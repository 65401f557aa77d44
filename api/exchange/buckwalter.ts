import { isRootLetters } from '../../text/rootLetters';

/** Buckwalter transliteration with the extensions of the Quranic Arabic Corpus. */
const LATIN = '\'|>&<}AbptvjHxd*rzs$SDTZEg_fqklmnhwYyFNKaui~o^#`{:@"[;,.!-+%]';
const ARABIC =
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىي\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0670ٱ\u06DC\u06DF\u06E0\u06E2\u06E3\u06E5\u06E6\u06E8\u06EA\u06EB\u06EC\u06ED';

const LETTERS = new Map(Array.from(LATIN, (letter, index) => [letter, ARABIC[index]]));

/** @returns undefined if a character is not part of the transliteration */
export function fromBuckwalter(text: string): string | undefined {
  const letters = Array.from(text, (letter) => LETTERS.get(letter));
  return letters.includes(undefined) ? undefined : letters.join('');
}

/** The letters of a root as this project writes them: without spaces, every hamza as أ. */
export function rootLetters(text: string): string | undefined {
  const letters = text.replace(/[\s\u0640-]/g, '').replace(/[اءإآؤئ]/g, 'أ');
  return isRootLetters(letters) ? letters : undefined;
}
