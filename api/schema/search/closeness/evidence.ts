/** What verses say of one word of a query: a score for each, 0 for a verse that says nothing. */
export class Evidence {
  /** By integer key of the verse. */
  readonly scores: Float32Array;
  readonly verses: number[] = [];

  constructor(end: number) {
    this.scores = new Float32Array(end);
  }

  /** Keeps the best score of a verse. */
  raise(verse: number, score: number): void {
    const known = this.scores[verse] as number;
    if (known === 0) this.verses.push(verse);
    if (score > known) this.scores[verse] = score;
  }

  raiseFrom({ scores, verses }: Evidence, weight: number): void {
    for (const verse of verses) this.raise(verse, (scores[verse] as number) * weight);
  }

  /**
   * Adds evidence of another kind: the stronger counts in full.
   * @param share of the weaker
   */
  merge({ scores, verses }: Evidence, share: number): void {
    for (const verse of verses) {
      const known = this.scores[verse] as number;
      const score = scores[verse] as number;
      if (known === 0) this.verses.push(verse);
      this.scores[verse] = Math.max(known, score) + share * Math.min(known, score);
    }
  }

  clear(): void {
    for (const verse of this.verses) this.scores[verse] = 0;
    this.verses.length = 0;
  }
}

/** Reuses the evidence of earlier words, because memory for all verses takes long to get. */
export class EvidencePool {
  private readonly all: Evidence[] = [];
  private taken = 0;

  constructor(private readonly end: number) {}

  take(): Evidence {
    const evidence = (this.all[this.taken] ??= new Evidence(this.end));
    this.taken++;
    return evidence;
  }

  /** What was taken must no longer be used. */
  release(): void {
    for (const evidence of this.all.slice(0, this.taken)) evidence.clear();
    this.taken = 0;
  }
}
