/** Finds the words of a text that match a typed word, with levels of similarity. */
import { stemmer } from 'stemmer';
import type { ArabicKeys } from '../../../../text/foldArabic';
import type { LatinLanguage } from '../../../../text/foldLatin';
import { withoutProclitics } from '../../../../text/proclitics';
import { NONE } from '../../../../text/verseKeyTexts';
import { spellingsOf } from './spellings';
import { isCommonWord } from './stopWords';
import type { VerseIndex } from '../index/verseIndex';
import type { WordIndex } from '../index/wordIndex';

/** Levels of similarity, best first. */
export const LEVEL = {
  exact: 0,
  /** The word of the text has a proclitic. */
  withoutProclitic: 1,
  /** Both words have proclitics. */
  bothWithout: 2,
  beginning: 3,
  lemma: 4,
  root: 5,
  spelling: 6,
  none: 255,
} as const;

/** Shorter words are not corrected, because too many words are similar to them. */
export const MIN_LETTERS_TO_CORRECT = 4;

/** How many letters of a word may be wrong. */
export const maxErrorsIn = (word: string) => (word.length <= 6 ? 1 : 2);

/** Verses of a word from which its roots and lemmas are taken. */
const MAX_SAMPLED_VERSES = 50;

interface RelatedWords {
  roots: WordIndex;
  lemmas: WordIndex;
}

export class WordMatch {
  private readonly levels: Uint8Array;
  private readonly ids: number[] = [];
  /** Roots and lemmas whose words match too. */
  private rootIds = new Set<number>();
  private lemmaIds = new Set<number>();
  private best: Uint8Array | undefined;

  private readonly related: RelatedWords | undefined;
  /** True for a word that occurs everywhere. */
  readonly isCommon: boolean;

  constructor(
    private readonly words: WordIndex,
    { related, isCommon = false }: { related?: RelatedWords; isCommon?: boolean } = {},
  ) {
    this.related = related;
    this.isCommon = isCommon;
    this.levels = new Uint8Array(words.size).fill(LEVEL.none);
  }

  /** Adds a matching word that occurs, unless it already matches at a better level. */
  add(id: number | undefined, level: number): void {
    if (id === undefined || (this.levels[id] as number) <= level) return;
    // An edit may have removed it.
    if (this.words.versesWith(id).length === 0) return;
    if (this.levels[id] === LEVEL.none) this.ids.push(id);
    this.levels[id] = level;
    this.best = undefined;
  }

  /** Adds the most similar spellings, unless the word occurs. */
  correct(key: string): void {
    if (this.isSure || key.length < MIN_LETTERS_TO_CORRECT) return;
    for (const id of this.words.nearest(key, maxErrorsIn(key))) this.add(id, LEVEL.spelling);
  }

  get isEmpty(): boolean {
    return this.ids.length === 0;
  }

  /** True if a word matches better than by its beginning. */
  get isSure(): boolean {
    return this.ids.some((id) => (this.levels[id] as number) < LEVEL.beginning);
  }

  /** Ids of the words that match at a level. */
  idsAt(level: number): number[] {
    return this.ids.filter((id) => this.levels[id] === level);
  }

  /** Adds the words that share a lemma or a root with the words that match that well. */
  widen(): void {
    if (!this.related) return;
    for (const id of this.samples(this.related.roots)) this.rootIds.add(id);
    for (const id of this.samples(this.related.lemmas)) this.lemmaIds.add(id);
    this.best = undefined;
  }

  /** Adds the words of a root. */
  addRoot(id: number): void {
    this.rootIds.add(id);
    this.best = undefined;
  }

  /** Words of another text at the places of well matching words, with repetitions. */
  samples(other: WordIndex): number[] {
    return this.ids
      .filter((id) => (this.levels[id] as number) < LEVEL.beginning)
      .flatMap((id) => occurrencesOf(this.words, id))
      .flatMap(({ verse, place }) => other.textsOf(verse)[0]?.[place] ?? [])
      .filter((id) => other.words[id] !== NONE);
  }

  /** The best level in each verse. */
  bestIn(end: number): Uint8Array {
    if (this.best) return this.best;
    const best = new Uint8Array(end).fill(LEVEL.none);
    const raise = (verses: readonly number[], level: number) => {
      for (const verse of verses) if ((best[verse] as number) > level) best[verse] = level;
    };
    for (const id of this.ids) raise(this.words.versesWith(id), this.levels[id] as number);
    for (const id of this.lemmaIds) raise(this.related?.lemmas.versesWith(id) ?? [], LEVEL.lemma);
    for (const id of this.rootIds) raise(this.related?.roots.versesWith(id) ?? [], LEVEL.root);
    return (this.best = best);
  }

  /** The level of one word of a verse. */
  levelAt(verse: number, place: number): number {
    let level: number = LEVEL.none;
    for (const text of this.words.textsOf(verse)) {
      const ofWriting = this.levels[text[place] as number] as number;
      if (ofWriting < level) level = ofWriting;
    }
    if (level <= LEVEL.lemma || !this.related || this.rootIds.size === 0) return level;
    const { lemmas, roots } = this.related;
    if (this.lemmaIds.has(lemmas.textsOf(verse)[0]?.[place] as number)) return LEVEL.lemma;
    if (this.rootIds.has(roots.textsOf(verse)[0]?.[place] as number)) return LEVEL.root;
    return level;
  }
}

/** Some of the places of a word. */
function occurrencesOf(words: WordIndex, id: number): { verse: number; place: number }[] {
  return words
    .versesWith(id)
    .slice(0, MAX_SAMPLED_VERSES)
    .flatMap((verse) =>
      words.textsOf(verse).flatMap((text) => {
        const place = text.indexOf(id);
        return place < 0 ? [] : { verse, place };
      }),
    );
}

export function matchArabic(
  { arabic, roots, lemmas }: VerseIndex,
  { withAlif, withoutAlif }: ArabicKeys,
): WordMatch {
  const match = new WordMatch(arabic, { related: { roots, lemmas } });
  for (const key of new Set([withAlif, withoutAlif])) {
    match.add(arabic.idOf(key), LEVEL.exact);
    for (const id of arabic.withForm(key)) match.add(id, LEVEL.withoutProclitic);
    for (const form of shorterForms(arabic, key)) {
      match.add(arabic.idOf(form), LEVEL.bothWithout);
      for (const id of arabic.withForm(form)) match.add(id, LEVEL.bothWithout);
    }
    if (key.length < 3) continue;
    for (const id of arabic.beginningWith(key)) match.add(id, LEVEL.beginning);
  }
  return match;
}

/** Forms without proclitics: for a word of the text, those that keep its root; for others, long ones. */
function shorterForms(arabic: WordIndex, key: string): readonly string[] {
  const id = arabic.idOf(key);
  if (id !== undefined) return arabic.formsOf(id);
  return withoutProclitics(key).filter((form) => form.length >= 3);
}

/** Final letters that change before a vowel: "kitap", "kitabı". */
const SOFTENED: Record<string, string> = { k: 'g', p: 'b', t: 'd' };

export function matchLatin(words: WordIndex, language: LatinLanguage, key: string): WordMatch {
  const isCommon = isCommonWord(key, language);
  const match = new WordMatch(words, { isCommon });
  const spellings = language === 'turkish' ? spellingsOf(key) : [key];
  for (const spelling of spellings) match.add(words.idOf(spelling), LEVEL.exact);
  if (language === 'english') {
    for (const id of words.withForm(stemmer(key))) match.add(id, LEVEL.beginning);
  }
  // Very many words begin like "o" or "do".
  if (key.length >= 3 || (key.length === 2 && !isCommon)) {
    for (const beginning of spellings.flatMap((one) => beginningsOf(one, language))) {
      for (const id of words.beginningWith(beginning)) match.add(id, LEVEL.beginning);
    }
  }
  return match;
}

function beginningsOf(key: string, language: LatinLanguage): string[] {
  const softened = language === 'turkish' ? SOFTENED[key.slice(-1)] : undefined;
  return softened ? [key, key.slice(0, -1) + softened] : [key];
}
