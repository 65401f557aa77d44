/** Scores by BM25. */
import type { VerseIndex } from '../index/verseIndex';
import type { Evidence } from './evidence';
import type { QueryLanguage } from './queryWords';

/** How soon repetitions saturate, and how much long verses lose. */
const K1 = 0.6;
const B = 0.6;

export class Bm25 {
  /** The share that a match counts in a verse of its length, by language and integer key. */
  private readonly shares: Record<QueryLanguage, Float32Array>;

  constructor(private readonly index: VerseIndex) {
    this.shares = {
      turkish: sharesByLength(index, 'turkish'),
      english: sharesByLength(index, 'english'),
      arabic: sharesByLength(index, 'arabic'),
    };
  }

  /** Raises the scores of verses with a match in a text. */
  raise(
    evidence: Evidence,
    language: QueryLanguage,
    verses: readonly number[],
    weight: number,
  ): void {
    const rarity = weight * this.rarityOf(verses.length);
    const shares = this.shares[language];
    for (const verse of verses) evidence.raise(verse, rarity * (shares[verse] as number));
  }

  /** The inverse document frequency of what so many verses have. */
  rarityOf(verses: number): number {
    const all = this.index.end - 1;
    return Math.log(1 + (Math.max(0, all - verses) + 0.5) / (verses + 0.5));
  }
}

function sharesByLength(index: VerseIndex, language: QueryLanguage): Float32Array {
  const lengths = Array.from({ length: index.end }, (_, verse) => index[language].lengthOf(verse));
  const average = lengths.reduce((sum, length) => sum + length, 0) / (index.end - 1);
  return Float32Array.from(
    lengths,
    (length) => (K1 + 1) / (1 + K1 * (1 - B + (B * length) / average)),
  );
}
