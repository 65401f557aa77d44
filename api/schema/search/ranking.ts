/** Which verses have the words that were typed, the best first. */
import type { MatchedText, MatchKind } from '../../read/rows';
import { LEVEL, type WordMatch } from './wordMatch';

/** Verses of one way of looking, in their order. Places in a text are indices of its words. */
export interface Findings {
  matchedIn: MatchedText | null;
  verses: number[];
  kindOf(verse: number): MatchKind;
  placesIn(verse: number): number[];
}

interface Text {
  matchedIn: MatchedText;
  /** One more than the highest id of a verse. */
  end: number;
  /** How many words the verse has in this text. */
  lengthOf(verse: number): number;
  /** What readers see of a verse is as long as its Arabic text. */
  arabicLengthOf(verse: number): number;
}

interface Words {
  /** In the order in which they were typed. */
  typed: readonly WordMatch[];
  /** True when the vowels that were typed are those of the verse. */
  agreesIn?: (verse: number) => boolean;
}

/** The kind of the worst level of the words of a verse. */
const KIND_OF_LEVEL: Record<number, MatchKind> = {
  [LEVEL.exact]: 'allWords',
  [LEVEL.withoutProclitic]: 'withoutProclitic',
  [LEVEL.bothWithout]: 'withoutProclitic',
  [LEVEL.beginning]: 'wordBeginning',
  [LEVEL.lemma]: 'lemma',
  [LEVEL.root]: 'root',
  [LEVEL.spelling]: 'spelling',
};

/** Places in the order of results; below them, what stands side by side, then agreeing vowels. */
const BASE_ORDER = { wholeVerse: 0, phrase: 2, level: 4, mostWords: 20, spelling: 60 };

/** How many words of four or more a verse has at least. */
const MIN_SHARE_OF_WORDS = 0.7;

/** Verses that have every word. */
export function withAllWords(text: Text, words: Words, { isPhrase = false } = {}): Findings {
  const best = bestOf(words, text);
  const ranked = new Ranked(text, words);
  for (let verse = 1; verse < text.end; verse++) {
    let worst = 0;
    for (const levels of best) {
      const level = levels[verse] as number;
      if (level > worst) worst = level;
      if (worst === LEVEL.none) break;
    }
    if (worst !== LEVEL.none) ranked.addWhole(verse, worst, isPhrase);
  }
  return ranked.findings();
}

/** Verses that have most of the words, or all when some are mended. */
export function withMostWords(text: Text, words: Words): Findings {
  const best = bestOf(words, text);
  const count = best.length;
  const ranked = new Ranked(text, words);
  for (let verse = 1; verse < text.end; verse++) {
    let exact = 0;
    let mended = 0;
    for (const levels of best) {
      const level = levels[verse] as number;
      if (level < LEVEL.spelling) exact++;
      else if (level === LEVEL.spelling) mended++;
    }
    const missing = count - exact - mended;
    if (count >= 4 && exact >= MIN_SHARE_OF_WORDS * count)
      ranked.add(verse, BASE_ORDER.mostWords + missing, 'mostWords');
    else if (missing === 0) ranked.add(verse, BASE_ORDER.spelling, 'spelling');
  }
  return ranked.findings();
}

/** Of each word once, however often it was typed. */
const bestOf = ({ typed }: Words, { end }: Text) =>
  [...new Set(typed)].map((match) => match.bestIn(end));

/*
 * A verse and its rank are packed into one number, so that sorting takes no function: the order, from
 * BASE_ORDER; then 0 to 3, by words side by side and agreeing vowels; then the verse's length as a power of
 * two, 0 to 7; then the verse's id, 1 to 6236. The largest is far below 2 to the 53.
 */
const RANKS_PER_ORDER = 4;
const LENGTH_CLASSES = 16;
const VERSE_IDS = 10_000;

class Ranked {
  private readonly keys: number[] = [];
  private readonly kinds = new Map<number, MatchKind>();

  constructor(
    private readonly text: Text,
    private readonly words: Words,
  ) {}

  /** A verse that has every word, the worst at this level. */
  addWhole(verse: number, worst: number, isPhrase: boolean): void {
    const { typed } = this.words;
    const run = this.runIn(verse);
    const isExact = run !== undefined && run.worst <= LEVEL.bothWithout;
    if (isPhrase && !isExact) return;
    if (run && isExact && typed.length === this.text.lengthOf(verse)) {
      this.add(verse, BASE_ORDER.wholeVerse + (run.worst > 0 ? 1 : 0), 'wholeVerse');
    } else if (isExact && typed.length > 1) {
      this.add(verse, BASE_ORDER.phrase + (run.worst > 0 ? 1 : 0), 'phrase');
    } else {
      this.add(verse, BASE_ORDER.level + worst, KIND_OF_LEVEL[worst] ?? 'spelling', run !== undefined);
    }
  }

  add(
    verse: number,
    order: number,
    kind: MatchKind,
    isRun = this.runIn(verse) !== undefined,
  ): void {
    const agrees = this.words.agreesIn?.(verse) ?? true;
    // Shorter verses a little ahead: the length counts by its power of two.
    const length = Math.floor(Math.log2(this.text.arabicLengthOf(verse) || 1));
    const place = order * RANKS_PER_ORDER + (isRun ? 0 : 2) + (agrees ? 0 : 1);
    this.keys.push((place * LENGTH_CLASSES + length) * VERSE_IDS + verse);
    this.kinds.set(verse, kind);
  }

  findings(): Findings {
    const keys = Float64Array.from(this.keys).sort();
    return {
      matchedIn: this.text.matchedIn,
      verses: Array.from(keys, (key) => key % VERSE_IDS),
      kindOf: (verse) => this.kinds.get(verse) ?? 'spelling',
      placesIn: (verse) => this.placesIn(verse),
    };
  }

  /** Where all words stand side by side, as near as possible to how they were typed. */
  private runIn(verse: number): { first: number; worst: number } | undefined {
    const { typed } = this.words;
    const last = this.text.lengthOf(verse) - typed.length;
    // A word by itself stands beside nothing, but may be all there is.
    if (typed.length === 1 && last > 0) return undefined;
    let best: { first: number; worst: number } | undefined;
    for (let first = 0; first <= last; first++) {
      const worst = this.worstOfRun(verse, first, best?.worst ?? LEVEL.none);
      if (worst !== undefined) best = { first, worst };
    }
    return best;
  }

  /** The worst level of the words from here on; undefined when it isn't below this. */
  private worstOfRun(verse: number, first: number, below: number): number | undefined {
    const { typed } = this.words;
    let worst = 0;
    for (let index = 0; index < typed.length; index++) {
      const level = (typed[index] as WordMatch).levelAt(verse, first + index);
      // Only the first word of a phrase may have something before it.
      const isInside =
        index > 0 && (level === LEVEL.withoutProclitic || level === LEVEL.bothWithout);
      const counted = isInside && level < LEVEL.beginning ? LEVEL.beginning : level;
      if (counted > worst) worst = counted;
      if (worst >= below) return undefined;
    }
    return worst;
  }

  private placesIn(verse: number): number[] {
    const { typed } = this.words;
    const kind = this.kinds.get(verse);
    const run = kind === 'phrase' || kind === 'wholeVerse' ? this.runIn(verse) : undefined;
    if (run) return typed.map((_match, index) => run.first + index);
    return Array.from({ length: this.text.lengthOf(verse) }, (_, place) => place).filter((place) =>
      typed.some((match) => match.levelAt(verse, place) !== LEVEL.none),
    );
  }
}
