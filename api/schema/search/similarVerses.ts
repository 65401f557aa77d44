/** Verses with the same roots and the same phrases as a verse. */
import { NONE } from '../../../text/verseKeyTexts';
import type { VerseIndex } from './index/verseIndex';

/** Roots of more verses, such as that of "he said", say nothing about likeness. */
export const MAX_VERSES_OF_ROOT = 500;
/** Shorter ones, such as "those who believe", are everywhere. */
export const MIN_PHRASE_WORDS = 3;
const MIN_SHARED_ROOTS = 2;
/** From 0 to 1. Verses below it share a part that is small beside what differs … */
const MIN_SCORE = 0.15;
/** … unless it is long, as between two long verses: the sum of rarities of ten words of average rarity. */
const MIN_COMMON_RARITY = 30;

/** Consecutive words of a verse. */
interface Phrase {
  /** Its first word, from 0. */
  start: number;
  length: number;
}

export interface SimilarVerse {
  verse: number;
  /** From 0 to 1 for the same text: the rarity of what both verses share, as a part of that of all their words. */
  score: number;
  /** Letters of the shared roots, the rarest first, without those of more than 500 verses. */
  sharedRoots: string[];
  /** The longest sequence of words that both verses have, in this verse; undefined if it has less than three. */
  sharedPhrase: Phrase | undefined;
}

/** How rare words and roots are, as the logarithm of the part of all verses that has them. */
interface Rarities {
  revision: number;
  words: Float32Array;
  /** Zero for those of too many verses. */
  roots: Float32Array;
  /** Sum for each verse: of its words, and of its roots once each. */
  verses: Float32Array;
}

const raritiesOf = new WeakMap<VerseIndex, Rarities>();

function measureRarities(index: VerseIndex): Rarities {
  const known = raritiesOf.get(index);
  if (known?.revision === index.revision) return known;
  const { arabic, roots, end, revision } = index;
  const rarity = (verses: number) => (verses === 0 ? 0 : Math.log(end / verses));
  const rarities: Rarities = {
    revision,
    words: Float32Array.from(arabic.words, (_word, id) => rarity(arabic.versesWith(id).length)),
    roots: Float32Array.from(roots.words, (letters, id) => {
      const verses = roots.versesWith(id).length;
      return letters === NONE || verses > MAX_VERSES_OF_ROOT ? 0 : rarity(verses);
    }),
    verses: new Float32Array(end),
  };
  for (let verse = 0; verse < end; verse++) {
    let sum = 0;
    for (const word of wordsOf(index, verse)) sum += rarities.words[word] ?? 0;
    for (const root of rootsOf(index, verse)) sum += rarities.roots[root] ?? 0;
    rarities.verses[verse] = sum;
  }
  raritiesOf.set(index, rarities);
  return rarities;
}

const NO_WORDS = new Uint32Array();

const wordsOf = ({ arabic }: VerseIndex, verse: number) => arabic.textsOf(verse)[0] ?? NO_WORDS;

const rootsOf = ({ roots }: VerseIndex, verse: number) =>
  new Set(roots.textsOf(verse)[0] ?? NO_WORDS);

/** The verses that are similar to one, the most similar first; equal ones in mushaf order. */
export function similarVerses(index: VerseIndex, verse: number): SimilarVerse[] {
  if (!index.has(verse)) return [];
  const rarities = measureRarities(index);
  const shared = sharedRoots(index, verse, rarities);
  const phraseOf = phraseFinder(wordsOf(index, verse), rarities.words);
  const own = rarities.verses[verse] ?? 0;
  const found: SimilarVerse[] = [];
  for (let other = 0; other < index.end; other++) {
    if (other === verse) continue;
    const roots = shared.get(other) ?? [];
    const phrase = phraseOf(wordsOf(index, other));
    const isPhrase = phrase.length >= MIN_PHRASE_WORDS;
    if (!isPhrase && roots.length < MIN_SHARED_ROOTS) continue;
    const common =
      roots.reduce((sum, root) => sum + (rarities.roots[root] ?? 0), 0) +
      (isPhrase ? phrase.rarity : 0);
    const score = common / Math.sqrt(own * (rarities.verses[other] ?? 0));
    if (!(score >= MIN_SCORE || common >= MIN_COMMON_RARITY)) continue;
    found.push({
      verse: other,
      score: Math.min(1, score),
      sharedRoots: roots
        .toSorted((a, b) => (rarities.roots[b] ?? 0) - (rarities.roots[a] ?? 0))
        .map((root) => index.rootOf(index.roots.words[root] ?? '') ?? ''),
      sharedPhrase: isPhrase
        ? { start: phrase.end - phrase.length, length: phrase.length }
        : undefined,
    });
  }
  return found.sort((a, b) => b.score - a.score || a.verse - b.verse);
}

/** The roots that each other verse shares with a verse. */
function sharedRoots(
  index: VerseIndex,
  verse: number,
  rarities: Rarities,
): ReadonlyMap<number, number[]> {
  const shared = new Map<number, number[]>();
  for (const root of rootsOf(index, verse)) {
    if (rarities.roots[root] === 0) continue;
    for (const other of index.roots.versesWith(root)) {
      const roots = shared.get(other);
      if (roots) roots.push(root);
      else shared.set(other, [root]);
    }
  }
  return shared;
}

interface FoundPhrase {
  length: number;
  /** The word after its last one in the other verse. */
  end: number;
  /** Sum of its words. */
  rarity: number;
}

/**
 * Finds the longest sequence of words that a text has in common with others; of several, the rarest. It compares
 * each word of the other text with its places in this one only, because few words repeat.
 */
function phraseFinder(text: Uint32Array, rarities: Float32Array) {
  // The first place of each word, from 1, and after each place the next one with the same word.
  const firstPlace = new Uint16Array(rarities.length);
  const nextPlace = new Uint16Array(text.length + 1);
  for (let place = text.length; place > 0; place--) {
    const word = text[place - 1] ?? 0;
    nextPlace[place] = firstPlace[word] ?? 0;
    firstPlace[word] = place;
  }
  // Length and rarity of the common sequence that ends at each place, for the last word of the other text.
  let lengths = new Uint16Array(text.length + 1);
  let sums = new Float32Array(text.length + 1);
  let nextLengths = new Uint16Array(text.length + 1);
  let nextSums = new Float32Array(text.length + 1);
  return (other: Uint32Array): FoundPhrase => {
    const best: FoundPhrase = { length: 0, end: 0, rarity: 0 };
    lengths.fill(0);
    let isClear = true;
    for (let index = 0; index < other.length; index++) {
      const word = other[index] ?? 0;
      let place = firstPlace[word] ?? 0;
      if (place === 0) {
        if (!isClear) lengths.fill(0);
        isClear = true;
        continue;
      }
      nextLengths.fill(0);
      for (; place > 0; place = nextPlace[place] ?? 0) {
        const length = (lengths[place - 1] ?? 0) + 1;
        const rarity = (length > 1 ? (sums[place - 1] ?? 0) : 0) + (rarities[word] ?? 0);
        nextLengths[place] = length;
        nextSums[place] = rarity;
        if (length > best.length || (length === best.length && rarity > best.rarity)) {
          best.length = length;
          best.end = index + 1;
          best.rarity = rarity;
        }
      }
      isClear = false;
      [lengths, nextLengths] = [nextLengths, lengths];
      [sums, nextSums] = [nextSums, sums];
    }
    return best;
  };
}
