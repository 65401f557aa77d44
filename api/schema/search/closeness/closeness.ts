/**
 * Verses that are close to the words of a query, although they have other words: each word counts where it
 * stands in a translation, where a root stands that translations render with it, and where a passage, a topic
 * or a table is about it, by its rarity (BM25).
 */
import { readVariants } from '../../../../content/search/variants';
import { arabicStem } from '../../../../text/arabicStem';
import { foldArabic } from '../../../../text/foldArabic';
import { foldedWords, type LatinLanguage } from '../../../../text/foldLatin';
import { mainStem, stemsOf } from '../../../../text/stems';
import { arabicWordsIn } from '../words/readQuery';
import { rootKey, type VerseIndex } from '../index/verseIndex';
import type { WordIndex } from '../index/wordIndex';
import { LEVEL, matchArabic, maxErrorsIn, MIN_LETTERS_TO_CORRECT } from '../words/wordMatch';
import { RootBridge } from './rootBridge';
import { isCommonWord, isIgnoredWord } from '../words/stopWords';
import type { Subjects } from './subjects';
import { WordStems } from './wordStems';

export type QueryLanguage = LatinLanguage | 'arabic';

/** Verses close to a query. */
export interface Close {
  language: QueryLanguage;
  /** Best first. */
  verses: number[];
  /** By integer key of the verse; 0 for a verse without any of the words. */
  scores: Float32Array;
  /** The words of the query that occur nowhere, as typed. */
  unknownWords: string[];
  /** The folded words that say what is searched. */
  meaningfulWords: string[];
  /** Keys of the roots of which a word of the query is a main rendering. */
  mainRoots: string[];
  /** Places of words of the translation that say what was searched. */
  placesIn(verse: number): number[];
  /** Places of Arabic words whose roots say what was searched. */
  arabicPlacesIn(verse: number): number[];
}

/** The parameters of BM25: how soon repetitions saturate, and how much long verses lose. */
const K1 = 0.6;
const B = 0.6;

/** What a root counts in comparison with the word itself. */
const ROOT_WEIGHT = 0.75;

/** A word is a main rendering of a root in whose list it has one of the first places. */
const MAIN_PLACES = 2;

/** What the language other than that of the query counts for a word that only it has. */
const OTHER_LANGUAGE_WEIGHT = 0.6;

/** What a second kind of evidence for the same word adds. */
const FURTHER_EVIDENCE = 0.4;

/** By how much a verse with all words gains over one with none. */
const COVERAGE = 0.75;

/** What words gain that stand near each other in the translation, per unit of their rarity. */
const PAIR_WEIGHT = 0.3;
const MAX_PAIR_DISTANCE = 4;

/** Number of the best verses in which the order of the words is examined. */
const MAX_EXAMINED = 100;

/** What a word counts whose spelling is corrected, and how many words of a query are. */
const CORRECTED_WEIGHT = 0.6;
const MAX_CORRECTED = 3;

/** Further words of a query are not looked up, so that a long one does not cost many times as much. */
const MAX_WORDS = 12;

/** At most this many verses, and only those with this share of the best score. */
const MAX_CLOSE = 200;
const MIN_SHARE_OF_BEST = 0.25;

/** What a verse says of one word of the query. */
class Evidence {
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

  /** Adds evidence of another kind: the stronger counts in full. */
  merge({ scores, verses }: Evidence): void {
    for (const verse of verses) {
      const known = this.scores[verse] as number;
      const score = scores[verse] as number;
      if (known === 0) this.verses.push(verse);
      this.scores[verse] = Math.max(known, score) + FURTHER_EVIDENCE * Math.min(known, score);
    }
  }
}

interface QueryWord {
  typed: string;
  key: string;
  /** Counts only where it stands in the translation. */
  isCommon: boolean;
}

export class Closeness {
  private readonly bridge = new RootBridge();
  private readonly variants = readVariants();
  private readonly stems: Record<LatinLanguage, WordStems>;
  private readonly lengths: Record<QueryLanguage, number> = { turkish: 0, english: 0, arabic: 0 };

  constructor(private readonly index: VerseIndex) {
    this.stems = {
      turkish: new WordStems(index.turkish, 'turkish'),
      english: new WordStems(index.english, 'english'),
    };
  }

  isOf(index: VerseIndex): boolean {
    return this.index === index;
  }

  /** Follows changes of the index. */
  update(): void {
    for (const stems of Object.values(this.stems)) stems.update();
    for (const language of ['turkish', 'english', 'arabic'] as const) {
      let words = 0;
      for (let verse = 1; verse < this.index.end; verse++) {
        words += this.index[language].lengthOf(verse);
      }
      this.lengths[language] = words / (this.index.end - 1);
    }
  }

  /** @param preferred language of words that both languages have */
  find(text: string, preferred: LatinLanguage, subjects: Subjects): Close {
    return new Search(this, text, preferred, subjects).result();
  }

  /** @internal */
  get parts() {
    const { index, bridge, variants, stems, lengths } = this;
    return { index, bridge, variants, stems, lengths };
  }
}

/** One search. */
class Search {
  private readonly parts: Closeness['parts'];
  private readonly end: number;
  private readonly total: Float32Array;
  private readonly found: Uint8Array;
  private readonly language: QueryLanguage;
  private readonly words: QueryWord[];
  /** Ids of words of the translation, and of roots, to mark. */
  private readonly markedWords = new Set<number>();
  private readonly markedRoots = new Set<number>();
  private readonly markedArabic = new Set<number>();
  private readonly unknownWords: string[] = [];
  private readonly mainRoots = new Set<string>();
  private corrected = 0;

  constructor(
    closeness: Closeness,
    private readonly text: string,
    preferred: LatinLanguage,
    private readonly subjects: Subjects,
  ) {
    this.parts = closeness.parts;
    this.end = this.parts.index.end;
    this.total = new Float32Array(this.end);
    this.found = new Uint8Array(this.end);
    this.language = /[\u0621-\u064A]/.test(text) ? 'arabic' : this.latinLanguage(preferred);
    this.words = this.wordsIn(text);
  }

  result(): Close {
    const isFirst = ({ key }: QueryWord, place: number) =>
      this.words.findIndex((word) => word.key === key) === place;
    for (const word of this.words.filter(isFirst).slice(0, MAX_WORDS)) this.addWord(word);
    const meaningful = new Set(this.words.flatMap(({ key, isCommon }) => (isCommon ? [] : key)))
      .size;
    let best = 0;
    for (let verse = 1; verse < this.end; verse++) {
      const score = this.total[verse] as number;
      // A subject may extend to verses that the database does not have.
      if (score === 0 || this.parts.index.arabic.lengthOf(verse) === 0) continue;
      const coverage = (this.found[verse] as number) / Math.max(1, meaningful);
      const covered = score * (1 + COVERAGE * coverage);
      this.total[verse] = covered;
      if (covered > best) best = covered;
    }
    // The others, often very many, need not be sorted.
    const verses: number[] = [];
    for (let verse = 1; verse < this.end; verse++) {
      const score = this.total[verse] as number;
      const isHere = this.parts.index.arabic.lengthOf(verse) > 0;
      if (score > 0 && score >= best * MIN_SHARE_OF_BEST && isHere) verses.push(verse);
    }
    const scores = this.total;
    const order = (left: number, right: number) =>
      (scores[right] as number) - (scores[left] as number) || left - right;
    verses.sort(order);
    if (this.language !== 'arabic') {
      const examined = verses.slice(0, MAX_EXAMINED);
      this.addPairs(examined, this.language);
      verses.splice(0, examined.length, ...examined.sort(order));
    }
    const least = (scores[verses[0] ?? 0] ?? 0) * MIN_SHARE_OF_BEST;
    return {
      language: this.language,
      verses: verses.filter(
        (verse, place) => place < MAX_CLOSE && (scores[verse] as number) >= least,
      ),
      scores,
      unknownWords: this.unknownWords,
      meaningfulWords: this.words.flatMap(({ key, isCommon }) => (isCommon ? [] : key)),
      mainRoots: [...this.mainRoots],
      placesIn: (verse) => this.placesIn(verse),
      arabicPlacesIn: (verse) => this.arabicPlacesIn(verse),
    };
  }

  /** The language that has more words of the query. */
  private latinLanguage(preferred: LatinLanguage): LatinLanguage {
    const known = (language: LatinLanguage) =>
      foldedWords(this.text, language).filter(
        ({ key }) =>
          isCommonWord(key, language) ||
          isIgnoredWord(key, language) ||
          this.parts.index[language].idOf(key) !== undefined,
      ).length;
    const difference = known('turkish') - known('english');
    return difference === 0 ? preferred : difference > 0 ? 'turkish' : 'english';
  }

  private wordsIn(text: string): QueryWord[] {
    const { language } = this;
    const all =
      language === 'arabic'
        ? arabicWordsIn(text).map(({ typed, withAlif }) => ({ typed, key: withAlif }))
        : foldedWords(text, language).map(({ key, start, end }) => ({
            key,
            typed: text.slice(start, end),
          }));
    const words = all
      .filter(({ key }) => !/^\d+$/.test(key))
      .map((word) => ({
        ...word,
        isIgnored: isIgnoredWord(word.key, language),
        isCommon: language !== 'arabic' && isCommonWord(word.key, language),
      }));
    const isMeaningful = words.some(({ isIgnored, isCommon }) => !isIgnored && !isCommon);
    if (!isMeaningful) return words.map((word) => ({ ...word, isCommon: false }));
    return words.filter(({ isIgnored }) => !isIgnored);
  }

  private addWord({ typed, key, isCommon }: QueryWord): void {
    const { language } = this;
    // A single letter says nothing.
    if (key.length < 2 && this.words.length === 1) return;
    const evidence =
      language === 'arabic'
        ? this.arabicEvidence(typed, key)
        : this.latinEvidence(key, language, isCommon);
    if (evidence.verses.length === 0 && language !== 'arabic') {
      this.unknownWords.push(typed);
      this.addCorrected(evidence, key, language);
    } else if (evidence.verses.length === 0) this.unknownWords.push(typed);
    for (const verse of evidence.verses) {
      this.total[verse] = (this.total[verse] as number) + (evidence.scores[verse] as number);
      if (!isCommon) this.found[verse] = (this.found[verse] as number) + 1;
    }
  }

  private latinEvidence(key: string, language: LatinLanguage, isCommon: boolean): Evidence {
    if (isCommon) return this.ofWord(key, language);
    const direct = this.inTranslation(key, language, 1, true);
    const others = this.parts.variants.get(mainStem(key, language)) ?? [];
    for (const other of others) {
      this.raiseFrom(direct, this.inTranslation(other, language, 1, true), 1);
    }
    const keys = [key, ...others];
    direct.merge(this.inRoots(keys, language));
    direct.merge(this.inSubjects(keys, language));
    const second = language === 'turkish' ? 'english' : 'turkish';
    if (this.parts.index[language].idOf(key) === undefined) {
      const inOther = this.inTranslation(key, second, OTHER_LANGUAGE_WEIGHT, false);
      for (const other of others)
        this.raiseFrom(inOther, this.inTranslation(other, second, 1, false), 1);
      inOther.merge(this.inRoots([key], second, OTHER_LANGUAGE_WEIGHT));
      direct.merge(inOther);
    }
    return direct;
  }

  /** Adds the words whose spelling is most similar. */
  private addCorrected(evidence: Evidence, key: string, language: LatinLanguage): void {
    if (key.length < MIN_LETTERS_TO_CORRECT || this.corrected++ >= MAX_CORRECTED) return;
    const words = this.parts.index[language];
    const ids = words.nearest(key, maxErrorsIn(key));
    for (const id of ids) this.markedWords.add(id);
    this.raise(evidence, words, language, this.versesWith(words, ids), CORRECTED_WEIGHT);
    evidence.merge(
      this.inSubjects(
        ids.map((id) => words.words[id] as string),
        language,
      ),
    );
  }

  private raiseFrom(into: Evidence, from: Evidence, weight: number): void {
    for (const verse of from.verses) into.raise(verse, (from.scores[verse] as number) * weight);
  }

  /** Where a common word itself stands. */
  private ofWord(key: string, language: LatinLanguage): Evidence {
    const evidence = new Evidence(this.end);
    const words = this.parts.index[language];
    const id = words.idOf(key);
    if (id !== undefined) this.raise(evidence, words, language, words.versesWith(id), 1);
    return evidence;
  }

  private inTranslation(
    key: string,
    language: LatinLanguage,
    weight: number,
    isMarked: boolean,
  ): Evidence {
    const evidence = new Evidence(this.end);
    const words = this.parts.index[language];
    for (const { stem, weight: agreement } of stemsOf(key, language)) {
      const ids = this.parts.stems[language].withStem(stem);
      if (isMarked && agreement >= 0.7) for (const id of ids) this.markedWords.add(id);
      this.raise(evidence, words, language, this.versesWith(words, ids), weight * agreement);
    }
    return evidence;
  }

  private inRoots(keys: readonly string[], language: LatinLanguage, weight = 1): Evidence {
    const evidence = new Evidence(this.end);
    const { index, bridge } = this.parts;
    for (const key of keys) {
      for (const { root, place, weight: share } of bridge.rootsOf(key, language)) {
        if (place < MAIN_PLACES) this.mainRoots.add(root);
        const id = index.roots.idOf(root);
        if (id === undefined) continue;
        this.markedRoots.add(id);
        const verses = index.roots.versesWith(id);
        this.raise(evidence, index.arabic, 'arabic', verses, weight * share * ROOT_WEIGHT);
      }
    }
    return evidence;
  }

  private inSubjects(keys: readonly string[], language: QueryLanguage): Evidence {
    const evidence = new Evidence(this.end);
    for (const key of keys) {
      const stems =
        language === 'arabic'
          ? [
              { stem: key, weight: 1 },
              { stem: arabicStem(key), weight: 0.9 },
            ]
          : stemsOf(key, language);
      for (const { stem, weight } of stems) {
        for (const subjects of this.subjects.withStem(stem, language)) {
          const verses = this.distinct(subjects.map((subject) => subject.verses));
          const score = weight * (subjects[0]?.weight ?? 0) * this.rarityOf(verses.length);
          for (const verse of verses) evidence.raise(verse, score);
        }
      }
    }
    return evidence;
  }

  private arabicEvidence(typed: string, key: string): Evidence {
    const { index } = this.parts;
    const evidence = new Evidence(this.end);
    const match = matchArabic(index, { ...foldArabic(typed), withAlif: key }, false);
    for (const [level, weight] of ARABIC_WEIGHTS) {
      const ids = match.idsAt(level);
      for (const id of ids) this.markedArabic.add(id);
      this.raise(evidence, index.arabic, 'arabic', this.versesWith(index.arabic, ids), weight);
    }
    const roots = new Set(match.samples(index.roots));
    const related = new Evidence(this.end);
    const guessed = roots.size > 0 ? [...roots] : this.rootsLike(arabicStem(key));
    for (const root of guessed) {
      this.markedRoots.add(root);
      if (roots.size > 0) this.mainRoots.add(index.roots.words[root] as string);
      const weight = (roots.size > 0 ? ROOT_WEIGHT : GUESSED_ROOT_WEIGHT) / guessed.length ** 0.3;
      this.raise(related, index.arabic, 'arabic', index.roots.versesWith(root), weight);
    }
    evidence.merge(related);
    evidence.merge(this.inSubjects([key], 'arabic'));
    return evidence;
  }

  /** The roots whose letters a word has in this order, besides letters that only form words. */
  private rootsLike(stem: string): number[] {
    const { roots } = this.parts.index;
    if (stem.length > MAX_LETTERS_TO_GUESS) return [];
    const letters = [...stem];
    const found = new Set<number>();
    const rest = letters.length;
    for (let first = 0; first < rest; first++)
      for (let second = first + 1; second < rest; second++)
        for (let third = second + 1; third < rest; third++) {
          const kept = new Set([first, second, third]);
          const isFormed = letters.every(
            (letter, place) => kept.has(place) || /[اويتمنسه]/.test(letter),
          );
          if (!isFormed) continue;
          const id = roots.idOf(rootKey(`${letters[first]}${letters[second]}${letters[third]}`));
          if (id !== undefined) found.add(id);
        }
    return [...found];
  }

  /** Words that follow each other in the query gain where they stand near each other in the verse. */
  private addPairs(verses: readonly number[], language: LatinLanguage): void {
    const words = this.parts.index[language];
    const ids = this.words.slice(0, MAX_WORDS).map(({ key }) => {
      const all = stemsOf(key, language).filter(({ weight }) => weight >= 0.7);
      const of = new Set(all.flatMap(({ stem }) => [...this.parts.stems[language].withStem(stem)]));
      return { of, rarity: this.rarityOf(this.versesWith(words, [...of]).length) };
    });
    for (const verse of verses) {
      const text = words.textsOf(verse)[0] ?? [];
      let gain = 0;
      for (let place = 0; place + 1 < ids.length; place++) {
        const [left, right] = [ids[place], ids[place + 1]];
        if (!left || !right) continue;
        const distance = nearestPair(text, left.of, right.of);
        if (distance <= MAX_PAIR_DISTANCE) gain += (left.rarity + right.rarity + 1) / distance;
      }
      this.total[verse] = (this.total[verse] as number) + PAIR_WEIGHT * gain;
    }
  }

  private raise(
    evidence: Evidence,
    words: WordIndex,
    language: QueryLanguage,
    verses: readonly number[],
    weight: number,
  ): void {
    const rarity = weight * this.rarityOf(verses.length);
    const average = this.parts.lengths[language];
    for (const verse of verses) {
      const length = words.lengthOf(verse) / average;
      evidence.raise(verse, (rarity * (K1 + 1)) / (1 + K1 * (1 - B + B * length)));
    }
  }

  /** Verses with any of the words, each once. */
  private versesWith(words: WordIndex, ids: readonly number[]): readonly number[] {
    const [only, ...more] = ids;
    if (only === undefined) return [];
    if (more.length === 0) return words.versesWith(only);
    return this.distinct(ids.map((id) => words.versesWith(id)));
  }

  /** The verses of all lists, each once. A set would take several times as long. */
  private distinct(lists: readonly (readonly number[])[]): number[] {
    const isKnown = new Uint8Array(this.end);
    const verses: number[] = [];
    for (const list of lists) {
      for (const verse of list) {
        if (isKnown[verse] !== 0) continue;
        isKnown[verse] = 1;
        verses.push(verse);
      }
    }
    return verses;
  }

  /** The inverse document frequency of what so many verses have. */
  private rarityOf(verses: number): number {
    const all = this.end - 1;
    return Math.log(1 + (Math.max(0, all - verses) + 0.5) / (verses + 0.5));
  }

  private placesIn(verse: number): number[] {
    if (this.language === 'arabic') return this.arabicPlacesIn(verse);
    return placesOf(this.parts.index[this.language].textsOf(verse)[0], this.markedWords);
  }

  private arabicPlacesIn(verse: number): number[] {
    const { arabic, roots } = this.parts.index;
    const places = arabic.textsOf(verse).flatMap((text) => placesOf(text, this.markedArabic));
    places.push(...placesOf(roots.textsOf(verse)[0], this.markedRoots));
    return [...new Set(places)].sort((left, right) => left - right);
  }
}

/** What an Arabic word counts at each level of similarity. */
const ARABIC_WEIGHTS = [
  [LEVEL.exact, 1],
  [LEVEL.withoutProclitic, 0.95],
  [LEVEL.bothWithout, 0.9],
  [LEVEL.beginning, 0.7],
] as const;

const GUESSED_ROOT_WEIGHT = 0.4;

/** Longer words have too many combinations of letters, and no Arabic word without prefixes is longer. */
const MAX_LETTERS_TO_GUESS = 8;

function placesOf(text: Uint32Array | undefined, ids: ReadonlySet<number>): number[] {
  const places: number[] = [];
  text?.forEach((id, place) => {
    if (ids.has(id)) places.push(place);
  });
  return places;
}

/** The smallest distance from one of the left words to one of the right ones; the other order counts one more. */
function nearestPair(
  text: ArrayLike<number>,
  left: ReadonlySet<number>,
  right: ReadonlySet<number>,
): number {
  let nearest = Infinity;
  let lastLeft = -Infinity;
  let lastRight = -Infinity;
  for (let place = 0; place < text.length; place++) {
    const id = text[place] as number;
    if (right.has(id)) {
      nearest = Math.min(nearest, place - lastLeft);
      if (!left.has(id)) lastRight = place;
    }
    if (left.has(id)) {
      nearest = Math.min(nearest, place - lastRight + 1);
      lastLeft = place;
    }
  }
  return nearest;
}
