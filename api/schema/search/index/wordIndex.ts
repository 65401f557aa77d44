import { editDistance } from '../../../../text/editDistance';

/** Number of words whose nearest ones are remembered. */
const MAX_NEAREST = 8;

/** Words by other forms, such as "والصبر" by "الصبر" and "صبر". */
type Forms = Map<string, number[]>;

/**
 * The words of one text of all verses. A text may have several spellings with the same number of
 * words; words are found by any of them. Words and verses are integers, because a search iterates over
 * many of them.
 */
export class WordIndex {
  /** Words by id. */
  readonly words: string[] = [];
  private readonly ids = new Map<string, number>();
  private readonly verses: number[][] = [];
  /** The verse that was last added to each word. */
  private readonly lastVerse: number[] = [];
  private readonly texts: Uint32Array[][] = [];
  private readonly forms: Forms = new Map();
  private readonly formsOfWord: string[][] = [];
  private sorted: { key: string; id: number }[] | undefined;
  private letters: number[] = [];
  /** The nearest words of the last few words: the strategies of one search ask for the same. */
  private readonly lastNearest = new Map<string, number[]>();

  /** @param writings the spellings of the verse, which replace earlier ones */
  set(verse: number, writings: readonly (readonly string[])[]): void {
    this.lastNearest.clear();
    this.remove(verse);
    this.texts[verse] = writings.map((words) => {
      const text = new Uint32Array(words.length);
      for (const [place, word] of words.entries()) {
        const id = this.add(word);
        text[place] = id;
        if (this.lastVerse[id] === verse) continue;
        this.lastVerse[id] = verse;
        this.verses[id]?.push(verse);
      }
      return text;
    });
  }

  /** Adds forms by which a word is found. */
  addForms(id: number, forms: readonly string[]): void {
    const known = (this.formsOfWord[id] ??= []);
    for (const form of forms) {
      if (known.includes(form)) continue;
      known.push(form);
      const ids = this.forms.get(form);
      if (ids) ids.push(id);
      else this.forms.set(form, [id]);
      this.insertInOrder(form, id);
    }
  }

  /** Sorts the words, which the next search would have to wait for. */
  prepare(): void {
    this.inOrder();
  }

  get size(): number {
    return this.words.length;
  }

  /** Undefined for a word that occurs nowhere, also if it did before an edit. */
  idOf(word: string): number | undefined {
    const id = this.ids.get(word);
    return id !== undefined && this.versesWith(id).length > 0 ? id : undefined;
  }

  /** Words with this form. */
  withForm(form: string): readonly number[] {
    return this.forms.get(form) ?? [];
  }

  formsOf(id: number): readonly string[] {
    return this.formsOfWord[id] ?? [];
  }

  /** Verses with a word, each once, in no particular order. */
  versesWith(id: number): readonly number[] {
    return this.verses[id] ?? [];
  }

  /** Verses with any of the words, each once. A set would take several times as long. */
  versesWithAny(ids: readonly number[]): readonly number[] {
    const [only, ...more] = ids;
    if (only === undefined) return [];
    if (more.length === 0) return this.versesWith(only);
    const isKnown = new Uint8Array(this.texts.length);
    const found: number[] = [];
    for (const id of ids) {
      for (const verse of this.versesWith(id)) {
        if (isKnown[verse] !== 0) continue;
        isKnown[verse] = 1;
        found.push(verse);
      }
    }
    return found;
  }

  /** The words of a verse in order, one list per spelling. */
  textsOf(verse: number): readonly Uint32Array[] {
    return this.texts[verse] ?? [];
  }

  /** Number of words of a verse. */
  lengthOf(verse: number): number {
    return this.texts[verse]?.[0]?.length ?? 0;
  }

  /** Words that begin with a text, or have a form that does. */
  beginningWith(beginning: string): number[] {
    const sorted = this.inOrder();
    const found: number[] = [];
    for (
      let place = firstFrom(sorted, beginning);
      sorted[place]?.key.startsWith(beginning);
      place++
    ) {
      found.push(sorted[place]?.id as number);
    }
    return found;
  }

  /** The words with the smallest edit distance to a word, up to `maxDistance`. */
  nearest(word: string, maxDistance: number): number[] {
    const key = `${maxDistance} ${word}`;
    const known = this.lastNearest.get(key);
    if (known) return known;
    const found = this.findNearest(word, maxDistance);
    const [oldest] = this.lastNearest.keys();
    if (this.lastNearest.size >= MAX_NEAREST && oldest) this.lastNearest.delete(oldest);
    this.lastNearest.set(key, found);
    return found;
  }

  private findNearest(word: string, maxDistance: number): number[] {
    const wanted = lettersIn(word);
    let nearestDistance = maxDistance;
    let found: number[] = [];
    for (let id = 0; id < this.words.length; id++) {
      const other = this.words[id] as string;
      if (Math.abs(other.length - word.length) > nearestDistance) continue;
      // An edit changes at most two letters of the set.
      if (countBits((this.letters[id] as number) ^ wanted) > 2 * nearestDistance) continue;
      if (this.verses[id]?.length === 0) continue;
      const distance = editDistance(word, other, nearestDistance);
      if (distance > nearestDistance) continue;
      if (distance < nearestDistance) found = [];
      nearestDistance = distance;
      found.push(id);
    }
    return found;
  }

  private remove(verse: number): void {
    for (const id of this.textsOf(verse).flatMap((text) => [...text])) {
      const verses = this.verses[id] as number[];
      const place = verses.indexOf(verse);
      if (place >= 0) verses.splice(place, 1);
      this.lastVerse[id] = 0;
    }
  }

  private add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.ids.set(word, id);
    this.verses.push([]);
    this.lastVerse.push(0);
    this.letters.push(lettersIn(word));
    this.insertInOrder(word, id);
    return id;
  }

  private inOrder(): { key: string; id: number }[] {
    return (this.sorted ??= [
      ...this.words.map((key, id) => ({ key, id })),
      ...[...this.forms].flatMap(([key, ids]) => ids.map((id) => ({ key, id }))),
    ].sort((left, right) => (left.key < right.key ? -1 : 1)));
  }

  /** Sorting all words again would take too long. */
  private insertInOrder(key: string, id: number): void {
    if (this.sorted) this.sorted.splice(firstFrom(this.sorted, key), 0, { key, id });
  }
}

/** Index of the first key in ascending order that is not less than a text. */
function firstFrom(sorted: readonly { key: string }[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as { key: string }).key < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A set of letters as bits; two letters may share a bit. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
