/**
 * Verses that are close to the words of a query, although they have other words: each word counts where it
 * stands in a translation, where a root stands that translations render with it, and where a passage, a topic
 * or a table is about it, by its rarity (BM25).
 */
import type { LatinLanguage } from '../../../../text/foldLatin';
import { stemsOf } from '../../../../text/stems';
import type { VerseIndex } from '../index/verseIndex';
import type { WordIndex } from '../index/wordIndex';
import { bestVerses } from './bestVerses';
import { Bm25 } from './bm25';
import {
  languageOf,
  queryWords,
  type IsMeant,
  type QueryLanguage,
  type QueryWord,
} from './queryWords';
import { EvidencePool } from './evidence';
import { OtherWords } from './otherWords';
import { RootBridge } from './rootBridge';
import type { Subjects } from './subjects';
import { MIN_MARKED_WEIGHT, WordEvidence, type Sources } from './wordEvidence';
import { pairGain } from './wordPairs';
import { WordStems } from './wordStems';

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
  /** For each word of the query, the keys of the roots of which it is a main rendering, the first of them first. */
  mainRoots: string[][];
  /** Folded words that mean the same as one. */
  otherWords(key: string): readonly string[];
  /** True for a folded word that means something, although its translation may not have it. */
  isMeaningful(key: string, language: LatinLanguage): boolean;
  /** Places of words of the translation that say what was searched. */
  placesIn(verse: number): number[];
  /** Places of Arabic words whose roots say what was searched. */
  arabicPlacesIn(verse: number): number[];
}

/** By how much a verse with all words gains over one with none. */
const COVERAGE = 0.75;

/** What words gain that stand near each other in the translation, per unit of their rarity. */
const PAIR_WEIGHT = 0.3;

/** Number of the best verses in which the order of the words is examined. */
const MAX_EXAMINED = 100;

/** Further words of a query are not looked up, so that a long one does not cost many times as much. */
const MAX_WORDS = 12;

/** At most this many verses, and only those with this share of the best score. */
const MAX_CLOSE = 200;
const MIN_SHARE_OF_BEST = 0.25;

export class Closeness {
  private readonly sources: Sources;

  constructor(index: VerseIndex) {
    this.sources = {
      index,
      bridge: new RootBridge(),
      otherWords: new OtherWords(),
      stems: stemsOfTexts(index),
      glossStems: stemsOfTexts(index.glosses),
      bm25: new Bm25(index),
      pool: new EvidencePool(index.end),
    };
    this.updateStems();
  }

  isOf(index: VerseIndex): boolean {
    return this.sources.index === index;
  }

  /** Follows changes of the index. */
  update(): void {
    const { index } = this.sources;
    this.updateStems();
    this.sources.bm25 = new Bm25(index);
    this.sources.pool = new EvidencePool(index.end);
  }

  private updateStems(): void {
    for (const stems of [this.sources.stems, this.sources.glossStems]) {
      stems.turkish.update();
      stems.english.update();
    }
  }

  /** @param preferred language of words that both languages have */
  find(text: string, preferred: LatinLanguage, subjects: Subjects): Close {
    const { index, otherWords } = this.sources;
    const isMeant: IsMeant = (key, language) =>
      otherWords.isEveryday(key, language) || subjects.hasWord(key, language);
    const language = languageOf(text, preferred, index, isMeant);
    const words = queryWords(text, language, isMeant);
    return new Search(this.sources, subjects, language, words, isMeant).result();
  }
}

const stemsOfTexts = ({ turkish, english }: Record<LatinLanguage, WordIndex>) => ({
  turkish: new WordStems(turkish, 'turkish'),
  english: new WordStems(english, 'english'),
});

/** One search. */
class Search {
  private readonly total: Float32Array;
  /** Number of words of the query that a verse has, besides common ones. */
  private readonly found: Uint8Array;
  private readonly evidence: WordEvidence;

  constructor(
    private readonly sources: Sources,
    subjects: Subjects,
    private readonly language: QueryLanguage,
    private readonly words: QueryWord[],
    private readonly isMeant: IsMeant,
  ) {
    this.evidence = new WordEvidence(sources, subjects, language, isMeant);
    const { end } = sources.index;
    this.total = new Float32Array(end);
    this.found = new Uint8Array(end);
  }

  result(): Close {
    const isFirst = ({ key }: QueryWord, place: number) =>
      this.words.findIndex((word) => word.key === key) === place;
    for (const word of this.words.filter(isFirst).slice(0, MAX_WORDS)) {
      this.addWord(word);
      this.sources.pool.release();
    }
    const meaningfulWords = this.words.flatMap(({ key, isCommon }) => (isCommon ? [] : key));
    this.addCoverage(new Set(meaningfulWords).size);
    return {
      language: this.language,
      verses: this.best(),
      scores: this.total,
      unknownWords: this.evidence.unknownWords,
      meaningfulWords,
      mainRoots: this.evidence.mainRoots,
      otherWords: (key) =>
        this.language === 'arabic' ? [] : this.sources.otherWords.of(key, this.language),
      isMeaningful: (key, language) =>
        this.isMeant(key, language) || this.sources.bridge.isRendering(key, language),
      placesIn: (verse) => this.placesIn(verse),
      arabicPlacesIn: (verse) => this.arabicPlacesIn(verse),
    };
  }

  private addCoverage(words: number): void {
    const { total, found } = this;
    const { index } = this.sources;
    for (let verse = 1; verse < total.length; verse++) {
      const score = total[verse] as number;
      if (score === 0) continue;
      const coverage = (found[verse] as number) / Math.max(1, words);
      // A subject may extend to verses that the database does not have.
      total[verse] = index.has(verse) ? score * (1 + COVERAGE * coverage) : 0;
    }
  }

  private best(): number[] {
    const { total, language } = this;
    const verses = bestVerses(total, MAX_CLOSE, MIN_SHARE_OF_BEST);
    if (language === 'arabic') return verses;
    const examined = verses.slice(0, MAX_EXAMINED);
    this.addPairs(examined, language);
    examined.sort(
      (left, right) => (total[right] as number) - (total[left] as number) || left - right,
    );
    const least = (total[examined[0] ?? 0] as number) * MIN_SHARE_OF_BEST;
    return [...examined, ...verses.slice(MAX_EXAMINED)].filter(
      (verse) => (total[verse] as number) >= least,
    );
  }

  private addWord(word: QueryWord): void {
    // A single letter says nothing.
    if (word.key.length < 2 && this.words.length === 1) return;
    const { scores, verses } = this.evidence.of(word);
    for (const verse of verses) {
      this.total[verse] = (this.total[verse] as number) + (scores[verse] as number);
      if (!word.isCommon) this.found[verse] = (this.found[verse] as number) + 1;
    }
  }

  private addPairs(verses: readonly number[], language: LatinLanguage): void {
    const { index, stems, bm25 } = this.sources;
    const words = this.words.slice(0, MAX_WORDS).map(({ key }) => {
      const ids = stemsOf(key, language)
        .filter(({ weight }) => weight >= MIN_MARKED_WEIGHT)
        .flatMap(({ stem }) => stems[language].withStem(stem));
      const rarity = bm25.rarityOf(index[language].versesWithAny(ids).length);
      return { ids: new Set(ids), rarity };
    });
    for (const verse of verses) {
      const gain = pairGain(words, index[language].textsOf(verse)[0] ?? []);
      this.total[verse] = (this.total[verse] as number) + PAIR_WEIGHT * gain;
    }
  }

  private placesIn(verse: number): number[] {
    if (this.language === 'arabic') return this.arabicPlacesIn(verse);
    return placesOf(this.sources.index[this.language].textsOf(verse)[0], this.evidence.markedWords);
  }

  private arabicPlacesIn(verse: number): number[] {
    const { arabic, roots } = this.sources.index;
    const places = arabic
      .textsOf(verse)
      .flatMap((text) => placesOf(text, this.evidence.markedArabic));
    places.push(...placesOf(roots.textsOf(verse)[0], this.evidence.markedRoots));
    return [...new Set(places)].sort((left, right) => left - right);
  }
}

function placesOf(text: Uint32Array | undefined, ids: ReadonlySet<number>): number[] {
  const places: number[] = [];
  text?.forEach((id, place) => {
    if (ids.has(id)) places.push(place);
  });
  return places;
}
