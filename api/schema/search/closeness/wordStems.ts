import { stemsOf } from '../../../../text/stems';
import type { LatinLanguage } from '../../../../text/foldLatin';
import type { WordIndex } from '../index/wordIndex';

/** The words of a translation by their stems. */
export class WordStems {
  private readonly ids = new Map<string, number[]>();
  private size = 0;

  constructor(
    readonly words: WordIndex,
    readonly language: LatinLanguage,
  ) {}

  /** Adds the words that the index has got since. */
  update(): void {
    for (; this.size < this.words.size; this.size++) {
      const key = this.words.words[this.size] as string;
      // The words themselves are found by the index.
      for (const { stem } of stemsOf(key, this.language).slice(1)) {
        const ids = this.ids.get(stem);
        if (ids) ids.push(this.size);
        else this.ids.set(stem, [this.size]);
      }
    }
  }

  /** Ids of the words with a stem. */
  withStem(stem: string): readonly number[] {
    if (!stem.startsWith('=')) return this.ids.get(stem) ?? [];
    const id = this.words.idOf(stem.slice(1));
    return id === undefined ? [] : [id];
  }
}
