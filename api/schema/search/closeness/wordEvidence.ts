/** What a word of a query says of the verses, by all kinds of evidence. */
import { arabicStem } from '../../../../text/arabicStem';
import { foldArabic } from '../../../../text/foldArabic';
import type { LatinLanguage } from '../../../../text/foldLatin';
import { isFormOf, stemsOf } from '../../../../text/stems';
import type { VerseIndex } from '../index/verseIndex';
import type { WordIndex } from '../index/wordIndex';
import { LEVEL, matchArabic, maxErrorsIn, MIN_LETTERS_TO_CORRECT } from '../words/wordMatch';
import type { Bm25 } from './bm25';
import type { Evidence, EvidencePool } from './evidence';
import { guessedRoots } from './guessedRoots';
import type { IsMeant, QueryLanguage, QueryWord } from './queryWords';
import type { OtherWords } from './otherWords';
import type { RootBridge } from './rootBridge';
import type { Subjects } from './subjects';
import type { WordStems } from './wordStems';

/** What the gloss of a word counts in comparison with the translation, and what it adds to that. */
const GLOSS_WEIGHT = 0.9;
const FURTHER_GLOSS = 0.1;

/** What a root counts in comparison with the word itself. */
const ROOT_WEIGHT = 0.75;

/** The same for a root that is guessed from the letters of a word that does not occur. */
const GUESSED_ROOT_WEIGHT = 0.4;

/** A word is a main rendering of a root in whose list it has one of the first places. */
const MAIN_PLACES = 2;

/** What the language other than that of the query counts for a word that only it has. */
const OTHER_LANGUAGE_WEIGHT = 0.6;

/** What a second kind of evidence for the same word adds. */
const FURTHER_EVIDENCE = 0.4;

/** What a word counts whose spelling is corrected, and how many words of a query are. */
const CORRECTED_WEIGHT = 0.6;
const MAX_CORRECTED = 3;

/** What an Arabic word counts at each level of similarity. */
const ARABIC_WEIGHTS = [
  [LEVEL.exact, 1],
  [LEVEL.withoutProclitic, 0.95],
  [LEVEL.bothWithout, 0.9],
  [LEVEL.beginning, 0.7],
] as const;

/** Stems with a smaller weight are too short to mark their words. */
export const MIN_MARKED_WEIGHT = 0.7;

/** What words count that only begin like one that the translation does not have, but this project. */
const OTHER_WORDS = 0.6;
const MIN_SURE_WEIGHT = 0.8;

/** The indexes that all searches use. */
export interface Sources {
  index: VerseIndex;
  bridge: RootBridge;
  otherWords: OtherWords;
  /** Of the words of the translations and of the glosses. */
  stems: Record<LatinLanguage, WordStems>;
  glossStems: Record<LatinLanguage, WordStems>;
  bm25: Bm25;
  pool: EvidencePool;
}

export class WordEvidence {
  /** Ids of words of the translation, of roots and of Arabic words that say what is searched. */
  readonly markedWords = new Set<number>();
  readonly markedRoots = new Set<number>();
  readonly markedArabic = new Set<number>();
  /** For each word, the keys of the roots of which it is a main rendering, the first of them first. */
  readonly mainRoots: string[][] = [];
  /** The words that occur nowhere, as typed. */
  readonly unknownWords: string[] = [];
  private corrected = 0;
  /** Places of a word among the renderings of its main roots. */
  private readonly placesByRoot = new Map<string, number>();

  constructor(
    private readonly sources: Sources,
    private readonly subjects: Subjects,
    private readonly language: QueryLanguage,
    private readonly isMeant: IsMeant,
  ) {}

  of({ typed, key, isCommon }: QueryWord): Evidence {
    const { language } = this;
    const evidence =
      language === 'arabic'
        ? this.arabicEvidence(typed, key)
        : this.latinEvidence(key, language, isCommon);
    this.mainRoots.push(this.takeMainRoots());
    if (evidence.verses.length > 0) return evidence;
    this.unknownWords.push(typed);
    if (language !== 'arabic') this.addCorrected(evidence, key, language);
    return evidence;
  }

  private latinEvidence(key: string, language: LatinLanguage, isCommon: boolean): Evidence {
    if (isCommon) return this.ofWord(key, language);
    const direct = this.inTranslation(key, language, 1, true);
    const others = this.sources.otherWords.of(key, language);
    for (const other of others) {
      direct.raiseFrom(this.inTranslation(other, language, 1, true), 1);
    }
    const keys = [key, ...others];
    direct.merge(this.inGlosses(keys, language), FURTHER_GLOSS);
    direct.merge(this.inRoots(keys, language), FURTHER_EVIDENCE);
    direct.merge(this.inSubjects(keys, language), FURTHER_EVIDENCE);
    const second = language === 'turkish' ? 'english' : 'turkish';
    if (this.sources.index[language].idOf(key) === undefined) {
      const inOther = this.inTranslation(key, second, OTHER_LANGUAGE_WEIGHT, false);
      for (const other of others) inOther.raiseFrom(this.inTranslation(other, second, 1, false), 1);
      inOther.merge(this.inRoots([key], second, OTHER_LANGUAGE_WEIGHT), FURTHER_EVIDENCE);
      direct.merge(inOther, FURTHER_EVIDENCE);
    }
    return direct;
  }

  /** Adds the words whose spelling is most similar. */
  private addCorrected(evidence: Evidence, key: string, language: LatinLanguage): void {
    if (key.length < MIN_LETTERS_TO_CORRECT || this.corrected++ >= MAX_CORRECTED) return;
    const words = this.sources.index[language];
    const ids = words.nearest(key, maxErrorsIn(key));
    for (const id of ids) this.markedWords.add(id);
    this.sources.bm25.raise(evidence, language, words.versesWithAny(ids), CORRECTED_WEIGHT);
    const corrections = ids.map((id) => words.words[id] as string);
    evidence.merge(this.inSubjects(corrections, language), FURTHER_EVIDENCE);
  }

  /** Where a common word itself stands. */
  private ofWord(key: string, language: LatinLanguage): Evidence {
    const evidence = this.sources.pool.take();
    const words = this.sources.index[language];
    const id = words.idOf(key);
    if (id !== undefined) this.sources.bm25.raise(evidence, language, words.versesWith(id), 1);
    return evidence;
  }

  private inTranslation(
    key: string,
    language: LatinLanguage,
    share: number,
    isMarked: boolean,
  ): Evidence {
    const evidence = this.sources.pool.take();
    const words = this.sources.index[language];
    const unrelated = language === 'turkish' ? this.sources.bridge.unrelatedTo(key) : [];
    // Words that begin like one that this project knows are others.
    const isOwn = words.idOf(key) === undefined && this.isMeant(key, language);
    for (const { stem, weight } of stemsOf(key, language)) {
      const ids = related(this.sources.stems[language].withStem(stem), words, unrelated);
      const agreement = isOwn && weight < MIN_SURE_WEIGHT ? weight * OTHER_WORDS : weight;
      if (isMarked && agreement >= MIN_MARKED_WEIGHT)
        for (const id of ids) this.markedWords.add(id);
      this.sources.bm25.raise(evidence, language, words.versesWithAny(ids), share * agreement);
    }
    return evidence;
  }

  private inGlosses(keys: readonly string[], language: LatinLanguage): Evidence {
    const evidence = this.sources.pool.take();
    const words = this.sources.index.glosses[language];
    for (const key of keys) {
      const unrelated = language === 'turkish' ? this.sources.bridge.unrelatedTo(key) : [];
      for (const { stem, weight: agreement } of stemsOf(key, language)) {
        const ids = related(this.sources.glossStems[language].withStem(stem), words, unrelated);
        // The glosses of a verse are about as long as its translation.
        const verses = words.versesWithAny(ids);
        this.sources.bm25.raise(evidence, language, verses, GLOSS_WEIGHT * agreement);
      }
    }
    return evidence;
  }

  private inRoots(keys: readonly string[], language: LatinLanguage, weight = 1): Evidence {
    const evidence = this.sources.pool.take();
    const { index, bridge } = this.sources;
    for (const key of keys) {
      for (const { root, place, weight: share } of bridge.rootsOf(key, language)) {
        if (place < MAIN_PLACES) this.addMainRoot(root, place);
        const id = index.roots.idOf(root);
        if (id === undefined) continue;
        this.markedRoots.add(id);
        const verses = index.roots.versesWith(id);
        this.sources.bm25.raise(evidence, 'arabic', verses, weight * share * ROOT_WEIGHT);
      }
    }
    return evidence;
  }

  private addMainRoot(root: string, place: number): void {
    this.placesByRoot.set(root, Math.min(place, this.placesByRoot.get(root) ?? place));
  }

  /** The main roots of the word, those of equal places by their numbers of verses. */
  private takeMainRoots(): string[] {
    const { roots } = this.sources.index;
    const found = [...this.placesByRoot].map(([root, place]) => {
      const id = roots.idOf(root);
      return { root, place, verses: id === undefined ? 0 : roots.versesWith(id).length };
    });
    this.placesByRoot.clear();
    found.sort((left, right) => left.place - right.place || right.verses - left.verses);
    return found.map(({ root }) => root);
  }

  private inSubjects(keys: readonly string[], language: QueryLanguage): Evidence {
    const evidence = this.sources.pool.take();
    for (const key of keys) {
      const stems =
        language === 'arabic'
          ? [
              { stem: key, weight: 1 },
              { stem: arabicStem(key), weight: 0.9 },
            ]
          : stemsOf(key, language);
      for (const { stem, weight } of stems) {
        for (const { verses, weight: ofSubjects } of this.subjects.withStem(stem, language)) {
          const score = weight * ofSubjects * this.sources.bm25.rarityOf(verses.length);
          for (const verse of verses) evidence.raise(verse, score);
        }
      }
    }
    return evidence;
  }

  private arabicEvidence(typed: string, key: string): Evidence {
    const { index } = this.sources;
    const evidence = this.sources.pool.take();
    const match = matchArabic(index, { ...foldArabic(typed), withAlif: key });
    for (const [level, weight] of ARABIC_WEIGHTS) {
      const ids = match.idsAt(level);
      for (const id of ids) this.markedArabic.add(id);
      this.sources.bm25.raise(evidence, 'arabic', index.arabic.versesWithAny(ids), weight);
    }
    const roots = new Set(match.samples(index.roots));
    const related = this.sources.pool.take();
    const guessed = roots.size > 0 ? [...roots] : guessedRoots(arabicStem(key), index.roots);
    for (const root of guessed) {
      this.markedRoots.add(root);
      if (roots.size > 0) this.addMainRoot(index.roots.words[root] as string, 0);
      const weight = (roots.size > 0 ? ROOT_WEIGHT : GUESSED_ROOT_WEIGHT) / guessed.length ** 0.3;
      this.sources.bm25.raise(related, 'arabic', index.roots.versesWith(root), weight);
    }
    evidence.merge(related, FURTHER_EVIDENCE);
    evidence.merge(this.inSubjects([key], 'arabic'), FURTHER_EVIDENCE);
    return evidence;
  }
}

/** Leaves out the words that are forms of unrelated Turkish ones. */
function related(
  ids: readonly number[],
  { words }: WordIndex,
  unrelated: readonly string[],
): readonly number[] {
  if (unrelated.length === 0) return ids;
  const isUnrelated = (word: string) => unrelated.some((one) => isFormOf(word, one, 'turkish'));
  return ids.filter((id) => !isUnrelated(words[id] ?? ''));
}
