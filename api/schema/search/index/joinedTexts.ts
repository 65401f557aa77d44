/** Finds text in verses regardless of spaces, for words that are sometimes written as one. */

/** A sequence of words of a verse. */
export interface WordRun {
  verse: number;
  /** Indices of the first and last word. */
  first: number;
  last: number;
}

/** True for a letter that merges with an equal one at the beginning of the next word. */
type Merges = (letter: string) => boolean;

/** The joined texts of all verses. */
interface Joined {
  text: string;
  /** Start of each verse in the text. */
  starts: Uint32Array;
  /** Integer keys. */
  verses: number[];
}

/** Sequences of so many letters are looked up before a text, by so many bits of their hash. */
const LETTERS_IN_SEQUENCE = 5;
const SEQUENCE_BITS = 18;

export class JoinedTexts {
  private readonly words: (readonly string[])[] = [];
  /** The joined text of each verse. */
  private readonly texts: string[] = [];
  /** Start of each word in the joined text of a verse, computed on demand. */
  private readonly starts: (Uint32Array | undefined)[] = [];
  private all: Joined | undefined;
  /** Marks the sequences of letters that occur, or did, because most texts that are searched occur nowhere. */
  private readonly sequences = new Uint8Array(1 << SEQUENCE_BITS);

  constructor(private readonly merges: Merges) {}

  set(verse: number, words: readonly string[]): void {
    if (this.words[verse]?.join(' ') === words.join(' ')) return;
    this.words[verse] = words;
    const { text } = join(words, this.merges);
    this.texts[verse] = text;
    for (const sequence of sequencesOf(text)) this.sequences[sequence] = 1;
    this.starts[verse] = undefined;
    this.all = undefined;
  }

  /** Joins the texts of all verses, which the next search would have to wait for. */
  prepare(): void {
    this.joined();
  }

  /** Number of words of a verse. */
  lengthOf(verse: number): number {
    return this.words[verse]?.length ?? 0;
  }

  /**
   * @param words joined like the words of a verse
   * @param isAtWords decides by the letters around the match in its first and last word whether it
   *   counts
   */
  find(
    words: readonly string[],
    isAtWords: (at: { before: string; first: string; rest: string; last: string }) => boolean,
  ): WordRun[] {
    const { text: wanted } = join(words, this.merges);
    if (wanted === '') return [];
    const { text, starts, verses } = this.joined();
    const found: WordRun[] = [];
    if (sequencesOf(wanted).some((sequence) => this.sequences[sequence] === 0)) return found;
    let place = text.indexOf(wanted);
    while (place >= 0) {
      const index = lastAtMost(starts, place);
      const verse = verses[index] as number;
      const run = this.runAt(verse, place - (starts[index] as number), wanted, isAtWords);
      if (run) {
        found.push(run);
        place = text.indexOf(wanted, starts[index + 1] ?? text.length);
      } else {
        place = text.indexOf(wanted, place + 1);
      }
    }
    return found;
  }

  private runAt(
    verse: number,
    from: number,
    wanted: string,
    isAtWords: Parameters<JoinedTexts['find']>[1],
  ): WordRun | undefined {
    const words = this.words[verse] ?? [];
    const starts = (this.starts[verse] ??= join(words, this.merges).starts);
    const to = from + wanted.length;
    // Where two letters merged, the text begins with the first letter of the second word.
    const first = lastAtMost(starts, from);
    const last = lastAtMost(starts, to - 1);
    const firstWord = words[first] ?? '';
    const lastWord = words[last] ?? '';
    const skipped = from - (starts[first] ?? 0);
    const at = {
      before: firstWord.slice(0, skipped),
      first: firstWord.slice(skipped),
      rest: lastWord.slice(to - (starts[last] ?? 0)),
      last: lastWord,
    };
    return isAtWords(at) ? { verse, first, last } : undefined;
  }

  private joined(): Joined {
    if (this.all) return this.all;
    const verses = Object.keys(this.texts).map(Number);
    const starts = new Uint32Array(verses.length);
    let end = 0;
    const texts = verses.map((verse, index) => {
      const text = this.texts[verse] as string;
      starts[index] = end;
      end += text.length + 1;
      return text;
    });
    return (this.all = { text: texts.join('\n'), starts, verses });
  }
}

/** Hashes of the sequences of letters of a text. */
function sequencesOf(text: string): number[] {
  const hashes: number[] = [];
  for (let end = LETTERS_IN_SEQUENCE; end <= text.length; end++) {
    let hash = 0;
    for (let place = end - LETTERS_IN_SEQUENCE; place < end; place++) {
      hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0;
    }
    hashes.push(Math.imul(hash, 0x9e3779b1) >>> (32 - SEQUENCE_BITS));
  }
  return hashes;
}

/** Words without spaces, and the start of each. */
function join(words: readonly string[], merges: Merges): { text: string; starts: Uint32Array } {
  const starts = new Uint32Array(words.length);
  let text = '';
  for (const [index, word] of words.entries()) {
    const letter = word.charAt(0);
    const isMerged = letter !== '' && text.endsWith(letter) && merges(letter);
    starts[index] = text.length - (isMerged ? 1 : 0);
    text += isMerged ? word.slice(1) : word;
  }
  return { text, starts };
}

/** Index of the last of ascending numbers that is not greater than a value. */
function lastAtMost(numbers: Uint32Array, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
