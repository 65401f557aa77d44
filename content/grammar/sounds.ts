/**
 * The sounds of a word in the letters of Buckwalter's scheme, which rules compare more easily than the Uthmani
 * spelling: a doubled consonant is written twice, the long vowels are A, I and U, every hamza is ', a connecting alif
 * is {, the feminine ending ة is p, and nunation is F (-an), N (-un) or K (-in). "ٱلْعَـٰلَمِينَ" is "{lEAlamIna".
 */

// prettier-ignore
const CONSONANTS: Readonly<Record<string, string>> = {
  ء: "'", أ: "'", إ: "'", ؤ: "'", ئ: "'", ب: 'b', ت: 't', ث: 'v', ج: 'j', ح: 'H', خ: 'x', د: 'd', ذ: '*', ر: 'r',
  ز: 'z', س: 's', ش: '$', ص: 'S', ض: 'D', ط: 'T', ظ: 'Z', ع: 'E', غ: 'g', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm',
  ن: 'n', ه: 'h', و: 'w', ي: 'y', ى: 'y', ة: 'p', ٱ: '{', ا: 'A', آ: "'A",
};

const VOWELS: Readonly<Record<string, string>> = {
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
  '\u064B': 'F',
  '\u064C': 'N',
  '\u064D': 'K',
  // The sign of imāla in "majrehā".
  '\u06EA': 'a',
};

const SHADDA = '\u0651';
const SUKUN = '\u0652';
const DAGGER_ALIF = '\u0670';
const HAMZA_ABOVE = '\u0654';
const TATWEEL = '\u0640';
const SMALL_WAW = '\u06E5';
const SMALL_YA = '\u06E6';
const SMALL_HIGH_YA = '\u06E7';
const SILENT = '\u06DF';
const SILENT_IN_CONTEXT = '\u06E0';

export interface Sounds {
  text: string;
  /** The index in the Arabic word at which each sound begins, and the length of the word at the end. */
  at: readonly number[];
}

/** A letter with its marks. */
interface Sign {
  letter: string;
  marks: string;
  at: number;
}

const isSmall = (char: string) =>
  char === SMALL_WAW || char === SMALL_YA || char === SMALL_HIGH_YA || char === '\u06E8';

function signsOf(word: string): Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < word.length; at++) {
    const char = word.charAt(at);
    if (char in CONSONANTS || isSmall(char) || char === TATWEEL) {
      signs.push({ letter: char, marks: '', at });
    } else {
      const last = signs.at(-1);
      if (last) last.marks += char;
    }
  }
  return signs;
}

class Writer {
  text = '';
  at: number[] = [];

  add(sound: string, at: number): void {
    this.text += sound;
    this.at.push(at);
  }

  /** Makes the vowel just written long. */
  lengthen(long: string, at?: number): void {
    this.text = this.text.slice(0, -1) + long;
    if (at !== undefined) this.at[this.at.length - 1] = at;
  }

  get last(): string {
    return this.text.slice(-1);
  }
}

export function soundsOf(word: string): Sounds {
  const writer = new Writer();
  let beforeWasBare = false;
  for (const { letter, marks, at } of signsOf(word)) {
    if (marks.includes(SILENT) || marks.includes(SILENT_IN_CONTEXT)) continue;
    const vowel = [...marks].map((mark) => VOWELS[mark] ?? '').join('');
    const dagger = marks.includes(DAGGER_ALIF);
    const hamza = marks.includes(HAMZA_ABOVE);
    const bare = vowel === '' && !marks.includes(SUKUN) && !marks.includes(SHADDA) && !hamza;
    if (bare && isLengthening(letter, dagger, writer, at)) {
      beforeWasBare = false;
      continue;
    }
    if (hamza && (letter === TATWEEL || isSmall(letter) || 'اويى'.includes(letter))) {
      writer.add("'", at);
    } else if (letter === SMALL_HIGH_YA || letter === SMALL_YA) {
      writer.add(vowel === '' && writer.last === 'y' ? 'I' : 'y', at);
    } else if (letter === SMALL_WAW) {
      writer.add('w', at);
    } else if (letter === '\u06E8') {
      writer.add('n', at);
    } else if (letter !== TATWEEL) {
      const sound = marks.includes('\u06DC') && letter === 'ص' ? 's' : (CONSONANTS[letter] ?? '');
      writer.add(sound, at);
      // A shadda after a letter without any mark, or on the first letter, is from assimilation.
      if (marks.includes(SHADDA) && !beforeWasBare && writer.text.length > 1) writer.add(sound, at);
    }
    for (const sound of vowel) writer.add(sound, at);
    if (dagger && writer.last === 'a') writer.lengthen('A');
    else if (dagger && writer.last !== 'A') writer.add('A', at);
    beforeWasBare = bare && letter !== 'ٱ' && letter !== TATWEEL && letter !== 'ا';
  }
  return { text: writer.text, at: [...writer.at, word.length] };
}

/** Handles a letter without a mark that only makes the vowel before it long, or that has no sound. */
function isLengthening(letter: string, dagger: boolean, writer: Writer, at: number): boolean {
  const { last } = writer;
  if ('اىوي'.includes(letter) && 'FNKA'.includes(last) && last !== '') return true;
  if ('اى'.includes(letter) && last === 'a') writer.lengthen('A', at);
  else if ((letter === 'و' || letter === 'ي' || letter === TATWEEL) && dagger && last === 'a') {
    writer.lengthen('A');
  } else if ((letter === 'و' || letter === SMALL_WAW) && last === 'u') writer.lengthen('U', at);
  else if (('يى'.includes(letter) || isSmall(letter)) && last === 'i') writer.lengthen('I', at);
  else return letter === TATWEEL && !dagger;
  return true;
}

/** The letters of a root in the same scheme. */
export function rootSounds(root: string): string {
  return [...root].map((letter) => (letter === 'ا' ? 'w' : (CONSONANTS[letter] ?? ''))).join('');
}
