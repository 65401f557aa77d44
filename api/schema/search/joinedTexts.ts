/** Where a text stands in the verses, whatever the spaces: for words that some write as one. */

export interface Stretch {
  verse: number;
  /** Indices of the first and last word that it touches. */
  first: number;
  last: number;
}

/** Letters of which two that meet are one. */
type Merges = (letter: string) => boolean;

export class JoinedTexts {
  private readonly words: (readonly string[])[] = [];
  /** Where the words of a verse begin, of those that were asked for. */
  private readonly starts: (Uint32Array | undefined)[] = [];
  private all: { text: string; starts: Uint32Array; verses: number[] } | undefined;

  constructor(private readonly merges: Merges) {}

  set(verse: number, words: readonly string[]): void {
    this.words[verse] = words;
    this.starts[verse] = undefined;
    this.all = undefined;
  }

  /** How many words a verse has. */
  lengthOf(verse: number): number {
    return this.words[verse]?.length ?? 0;
  }

  /**
   * @param words joined as those of a verse are
   * @param isAtWords tells whether what begins and ends at these letters of the first and last word
   *   is wanted
   */
  find(
    words: readonly string[],
    isAtWords: (at: { before: string; first: string; rest: string; last: string }) => boolean,
  ): Stretch[] {
    const { text: wanted } = join(words, this.merges);
    if (wanted === '') return [];
    const { text, starts, verses } = this.joined();
    const found: Stretch[] = [];
    let place = text.indexOf(wanted);
    while (place >= 0) {
      const index = lastAtMost(starts, place);
      const verse = verses[index] as number;
      const stretch = this.stretchAt(verse, place - (starts[index] as number), wanted, isAtWords);
      if (stretch) {
        found.push(stretch);
        place = text.indexOf(wanted, starts[index + 1] ?? text.length);
      } else {
        place = text.indexOf(wanted, place + 1);
      }
    }
    return found;
  }

  private stretchAt(
    verse: number,
    from: number,
    wanted: string,
    isAtWords: Parameters<JoinedTexts['find']>[1],
  ): Stretch | undefined {
    const words = this.words[verse] ?? [];
    const starts = (this.starts[verse] ??= join(words, this.merges).starts);
    const to = from + wanted.length;
    // Where two letters merged, the text begins at the first letter of the later word.
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

  private joined() {
    if (this.all) return this.all;
    const verses = Object.keys(this.words).map(Number);
    const starts = new Uint32Array(verses.length);
    let text = '';
    for (const [index, verse] of verses.entries()) {
      starts[index] = text.length;
      text += `${join(this.words[verse] ?? [], this.merges).text}\n`;
    }
    return (this.all = { text, starts, verses });
  }
}

/** Words without spaces, and where each begins. */
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

/** Index of the last of rising numbers that is no greater. */
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
