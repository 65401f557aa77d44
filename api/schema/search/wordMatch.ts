/** Which words of the text are like a word that was typed, and how much. */
import { stemmer } from 'stemmer';
import type { ArabicKeys } from '../../../text/foldArabic';
import { withoutProclitics } from '../../../text/proclitics';
import { NONE } from '../../../text/verseKeyTexts';
import type { VerseIndex } from './verseIndex';
import type { WordIndex } from './wordIndex';

/** The likest first. */
export const LEVEL = {
  exact: 0,
  /** The word of the text is it with a proclitic. */
  withoutProclitic: 1,
  /** Both have proclitics. */
  bothWithout: 2,
  beginning: 3,
  lemma: 4,
  root: 5,
  spelling: 6,
  none: 255,
} as const;

/** Shorter words are not mended: too much is like them. */
const MIN_LETTERS_TO_CORRECT = 4;

/** Occurrences of a word that are looked at for its roots and lemmas. */
const MAX_SAMPLED_VERSES = 50;

export class WordMatch {
  private readonly levels: Uint8Array;
  private readonly ids: number[] = [];
  /** Words of any of these roots and lemmas are like it too. */
  private rootIds = new Set<number>();
  private lemmaIds = new Set<number>();

  constructor(
    private readonly words: WordIndex,
    private readonly related?: { roots: WordIndex; lemmas: WordIndex },
  ) {
    this.levels = new Uint8Array(words.size).fill(LEVEL.none);
  }

  /** Lets a word match, unless it does better already. */
  give(id: number | undefined, level: number): void {
    if (id === undefined || (this.levels[id] as number) <= level) return;
    if (this.levels[id] === LEVEL.none) this.ids.push(id);
    this.levels[id] = level;
  }

  get isEmpty(): boolean {
    return this.ids.length === 0;
  }

  /** True when there is a word that is more than the beginning of another. */
  get isSure(): boolean {
    return this.ids.some((id) => (this.levels[id] as number) < LEVEL.beginning);
  }

  /** Lets the words match that share a lemma or a root with those that match so well. */
  widen(): void {
    if (!this.related) return;
    for (const id of this.samples(this.related.roots)) this.rootIds.add(id);
    for (const id of this.samples(this.related.lemmas)) this.lemmaIds.add(id);
  }

  /** Lets the words of a root match. */
  addRoot(id: number): void {
    this.rootIds.add(id);
  }

  /** What stands in another text at places where a word matches well, as often as it does. */
  samples(other: WordIndex): number[] {
    return this.ids
      .filter((id) => (this.levels[id] as number) < LEVEL.beginning)
      .flatMap((id) => occurrencesOf(this.words, id))
      .flatMap(({ verse, place }) => other.textsOf(verse)[0]?.[place] ?? [])
      .filter((id) => other.words[id] !== NONE);
  }

  /** The best level in each verse, by verse. */
  bestIn(end: number): Uint8Array {
    const best = new Uint8Array(end).fill(LEVEL.none);
    const raise = (verses: readonly number[], level: number) => {
      for (const verse of verses) if ((best[verse] as number) > level) best[verse] = level;
    };
    for (const id of this.ids) raise(this.words.versesWith(id), this.levels[id] as number);
    for (const id of this.lemmaIds) raise(this.related?.lemmas.versesWith(id) ?? [], LEVEL.lemma);
    for (const id of this.rootIds) raise(this.related?.roots.versesWith(id) ?? [], LEVEL.root);
    return best;
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

/** Some of the places at which a word stands. */
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

/** @param isMended true to take the nearest spelling too when there is no such word */
export function matchArabic(
  { arabic, roots, lemmas }: VerseIndex,
  { withAlif, withoutAlif }: ArabicKeys,
  isMended: boolean,
): WordMatch {
  const match = new WordMatch(arabic, { roots, lemmas });
  for (const key of new Set([withAlif, withoutAlif])) {
    match.give(arabic.idOf(key), LEVEL.exact);
    for (const id of arabic.withForm(key)) match.give(id, LEVEL.withoutProclitic);
    for (const form of shorterForms(arabic, key)) {
      match.give(arabic.idOf(form), LEVEL.bothWithout);
      for (const id of arabic.withForm(form)) match.give(id, LEVEL.bothWithout);
    }
    if (key.length < 3) continue;
    for (const id of arabic.beginningWith(key)) match.give(id, LEVEL.beginning);
  }
  if (isMended && !match.isSure) mend(match, arabic, withAlif);
  return match;
}

/** Of a word of the text those that its root allows; of any other those that are long enough. */
function shorterForms(arabic: WordIndex, key: string): readonly string[] {
  const id = arabic.idOf(key);
  if (id !== undefined) return arabic.formsOf(id);
  return withoutProclitics(key).filter((form) => form.length >= 3);
}

/** Last letters that become another before a vowel: "kitap", "kitabı". */
const SOFTENED: Record<string, string> = { k: 'g', p: 'b', t: 'd' };

export function matchLatin(
  words: WordIndex,
  language: 'turkish' | 'english',
  key: string,
  isMended: boolean,
): WordMatch {
  const match = new WordMatch(words);
  match.give(words.idOf(key), LEVEL.exact);
  if (language === 'english') {
    for (const id of words.withForm(stemmer(key))) match.give(id, LEVEL.beginning);
  }
  if (key.length >= 2) {
    const softened = language === 'turkish' ? SOFTENED[key.slice(-1)] : undefined;
    const beginnings = softened ? [key, key.slice(0, -1) + softened] : [key];
    for (const beginning of beginnings) {
      for (const id of words.beginningWith(beginning)) match.give(id, LEVEL.beginning);
    }
  }
  if (isMended && !match.isSure) mend(match, words, key);
  return match;
}

function mend(match: WordMatch, words: WordIndex, key: string): void {
  if (key.length < MIN_LETTERS_TO_CORRECT) return;
  for (const id of words.nearest(key, key.length <= 6 ? 1 : 2)) match.give(id, LEVEL.spelling);
}
