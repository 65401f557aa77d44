/** The forms of an Arabic letter by its place in a word. */
export interface LetterForms {
  alone: string;
  initial: string;
  medial: string;
  final: string;
}

/** Letters that are not joined to the letter after them. */
const UNJOINED = 'اأإآٱدذرزوؤةى';
const TATWEEL = 'ـ';

/** Joined letters have a tatweel on the side of their neighbor; null for what has no such forms, such as ء. */
export function letterForms(letter: string): LetterForms | null {
  if (!/^[\u0622-\u063A\u0641-\u064A\u0671]$/.test(letter)) return null;
  const before = `${TATWEEL}${letter}`;
  const after = UNJOINED.includes(letter) ? '' : TATWEEL;
  return { alone: letter, initial: letter + after, medial: before + after, final: before };
}
