/**
 * Reading M. Abay's transcription of the verses (Tanzil, tr.transliteration) word by word. It is written
 * as it is recited: a hyphen joins a word that begins with alif wasla to the one before, a full stop is
 * a pause.
 */

/** One token of the reference. */
interface Recited {
  text: string;
  beforePause: boolean;
}

/** The reference, as tokens for each of the 6236 verses, in mushaf order. */
export const readReference = (lines: readonly string[]): Recited[][] =>
  lines
    .join('\n')
    .replaceAll('\\', '')
    .split(/^# \d+$/m)
    .slice(1)
    .map((verse) => tokensOf(verse));

const tokensOf = (verse: string): Recited[] =>
  (verse.match(/[^\s-]+/g) ?? []).map((token) => ({
    text: token.replace('.', ''),
    beforePause: token.endsWith('.'),
  }));

interface Agreement {
  agrees: boolean;
  /** Index of the last token of the word. */
  last: number;
}

/**
 * Which words of a verse agree, in the best division of the reference into words: a token is a word, but
 * where a verse has another number of tokens a word may take up to five of them or none.
 */
export function agreements(words: readonly string[], verse: readonly Recited[]): Agreement[] {
  const sizes = words.length === verse.length ? [1] : [1, 2, 3, 4, 5, 0];
  let divisions = new Map<number, Agreement[]>([[0, []]]);
  for (const word of words) {
    const longer = new Map<number, Agreement[]>();
    for (const [start, agreed] of divisions) {
      for (const end of sizes.map((size) => start + size).filter((end) => end <= verse.length)) {
        const tokens = verse.slice(start, end).map(({ text }) => text);
        const result = [...agreed, { agrees: tokens.join('') === word, last: end - 1 }];
        const other = longer.get(end);
        if (!other || count(result) > count(other)) longer.set(end, result);
      }
    }
    divisions = longer;
  }
  return [...divisions.values()].reduce((best, other) =>
    count(other) > count(best) ? other : best,
  );
}

const count = (agreed: Agreement[]) => agreed.filter(({ agrees }) => agrees).length;
