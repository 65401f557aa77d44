/** Ranks the verses that contain the words of a query. */
import type { MatchedText, MatchKind } from '../../../read/rows';
import type { TranslationRow } from '../../../../text/translations';
import { LEVEL, type WordMatch } from './wordMatch';

/** Ranked verses of one search strategy. Places in a text are indices of its words. */
export interface Findings {
  matchedIn: MatchedText | null;
  verses: number[];
  kindOf(verse: number): MatchKind;
  placesIn(verse: number): number[];
  /** Places of Arabic words, if the text that matches is not the Arabic one. */
  arabicPlacesIn?(verse: number): number[];
  /** The further translation in which the words are. */
  translationOf?(verse: number): TranslationRow | undefined;
}

interface SearchedText {
  matchedIn: MatchedText;
  /** One more than the highest integer key of a verse. */
  end: number;
  /** Number of words of the verse in this text. */
  lengthOf(verse: number): number;
  /** Number of words of the Arabic text, as a measure of the length of the verse. */
  arabicLengthOf(verse: number): number;
}

interface TypedWords {
  /** The words in the order of the query. */
  typed: readonly WordMatch[];
  /** True if the typed vowels agree with those of the verse. */
  agreesIn?: (verse: number) => boolean;
  /** How close the verse is to the query, 0 to 1; without it, shorter verses come first. */
  closenessOf?: (verse: number) => number;
}

/** The match kind for the worst level of the words in a verse. */
const KIND_OF_LEVEL: Record<number, MatchKind> = {
  [LEVEL.exact]: 'allWords',
  [LEVEL.withoutProclitic]: 'withoutProclitic',
  [LEVEL.bothWithout]: 'withoutProclitic',
  [LEVEL.beginning]: 'wordBeginning',
  [LEVEL.lemma]: 'lemma',
  [LEVEL.root]: 'root',
  [LEVEL.spelling]: 'spelling',
};

/** Main order of the results. Within it, adjacent words come first, then agreeing vowels. */
const BASE_ORDER = { wholeVerse: 0, phrase: 2, level: 4, mostWords: 20, spelling: 60 };

/** Minimum share of the words of a query of four or more words, and of the sum of their rarity. */
const MIN_SHARE_OF_WORDS = 0.7;

/** Verses that contain all words. */
export function withAllWords(
  text: SearchedText,
  words: TypedWords,
  { isPhrase = false } = {},
): Findings {
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

/** Verses that contain most of the words, or all of them if some are corrected. */
export function withMostWords(text: SearchedText, words: TypedWords): Findings {
  const best = bestOf(words, text);
  const count = best.length;
  const rarity = best.map((levels) => rarityOf(levels));
  const minRarity = MIN_SHARE_OF_WORDS * rarity.reduce((sum, one) => sum + one, 0);
  const ranked = new Ranked(text, words);
  for (let verse = 1; verse < text.end; verse++) {
    let exact = 0;
    let corrected = 0;
    let rare = 0;
    for (let word = 0; word < count; word++) {
      const level = best[word]?.[verse] as number;
      if (level < LEVEL.spelling) {
        exact++;
        rare += rarity[word] as number;
      } else if (level === LEVEL.spelling) corrected++;
    }
    const missing = count - exact - corrected;
    // "Who built the" says nothing.
    if (count >= 4 && exact >= MIN_SHARE_OF_WORDS * count && rare >= minRarity)
      ranked.add(verse, BASE_ORDER.mostWords + missing, 'mostWords');
    else if (missing === 0) ranked.add(verse, BASE_ORDER.spelling, 'spelling');
  }
  return ranked.findings();
}

/** The inverse document frequency of a word, by its levels in all verses. */
function rarityOf(levels: Uint8Array): number {
  let verses = 0;
  for (const level of levels) if (level < LEVEL.spelling) verses++;
  return Math.log((levels.length + 1) / (verses + 1));
}

/** The best levels per verse of each distinct word. */
const bestOf = ({ typed }: TypedWords, { end }: SearchedText) =>
  [...new Set(typed)].map((match) => match.bestIn(end));

/*
 * A verse and its rank are packed into one number, so that sorting needs no comparison function: the
 * order, based on BASE_ORDER; then 0 to 3, by adjacent words and agreeing vowels; then a class of the
 * verse by its closeness or its length, 0 to 63; then the key of the verse, 1 to 6236. The maximum is far below 2^53.
 */
const RANKS_PER_ORDER = 4;
const CLASSES = 64;
const VERSE_IDS = 10_000;

class Ranked {
  private readonly keys: number[] = [];
  private readonly kinds = new Map<number, MatchKind>();

  constructor(
    private readonly text: SearchedText,
    private readonly words: TypedWords,
  ) {}

  /** Adds a verse that contains all words, the worst of them at this level. */
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
      this.add(
        verse,
        BASE_ORDER.level + worst,
        KIND_OF_LEVEL[worst] ?? 'spelling',
        run !== undefined,
      );
    }
  }

  add(
    verse: number,
    order: number,
    kind: MatchKind,
    isRun = this.runIn(verse) !== undefined,
  ): void {
    const agrees = this.words.agreesIn?.(verse) ?? true;
    const place = order * RANKS_PER_ORDER + (isRun ? 0 : 2) + (agrees ? 0 : 1);
    this.keys.push((place * CLASSES + this.classOf(verse)) * VERSE_IDS + verse);
    this.kinds.set(verse, kind);
  }

  /** Closer verses come slightly earlier, or else shorter ones: the length counts by its power of two. */
  private classOf(verse: number): number {
    const { closenessOf } = this.words;
    if (closenessOf) return Math.round((1 - closenessOf(verse)) * (CLASSES - 1));
    return Math.floor(Math.log2(this.text.arabicLengthOf(verse) || 1));
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

  /** The best place where all words are adjacent and in order. */
  private runIn(verse: number): { first: number; worst: number } | undefined {
    const { typed } = this.words;
    const last = this.text.lengthOf(verse) - typed.length;
    // A single word is a run only if it is the whole text.
    if (typed.length === 1 && last > 0) return undefined;
    let best: { first: number; worst: number } | undefined;
    for (let first = 0; first <= last; first++) {
      const worst = this.worstOfRun(verse, first, best?.worst ?? LEVEL.none);
      if (worst !== undefined) best = { first, worst };
    }
    return best;
  }

  /** The worst level of the run that starts at `first`; undefined unless it is below a limit. */
  private worstOfRun(verse: number, first: number, below: number): number | undefined {
    const { typed } = this.words;
    let worst = 0;
    for (let index = 0; index < typed.length; index++) {
      const level = (typed[index] as WordMatch).levelAt(verse, first + index);
      // Only the first word of a phrase may have a proclitic.
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
    const run = this.runIn(verse);
    const inRun = run ? typed.map((_match, index) => run.first + index) : [];
    if (kind === 'phrase' || kind === 'wholeVerse') return inRun;
    // A common word is marked only within the run, or if there is no other word.
    const meaningful = typed.filter(({ isCommon }) => !isCommon);
    const marked = meaningful.length > 0 ? meaningful : typed;
    return Array.from({ length: this.text.lengthOf(verse) }, (_, place) => place).filter(
      (place) =>
        inRun.includes(place) || marked.some((match) => match.levelAt(verse, place) !== LEVEL.none),
    );
  }
}
