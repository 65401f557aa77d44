/** How the words of a list and the glosses that they share are drawn together. */
import { graphql, readInlineData } from 'react-relay';
import type { glossClusters_word$key } from '../__generated__/glossClusters_word.graphql';
import { glossRuns } from '../../text/glossGroups';
import { byLanguage, type Language } from '../language';

/** The part of a word that says which words share its glosses. */
export interface GroupedWord {
  readonly numberInVerse: number;
  readonly turkishGlossOf: number | null | undefined;
  readonly englishGlossOf: number | null | undefined;
}

export function readGrouped(word: glossClusters_word$key): GroupedWord {
  const { numberInVerse, turkishGlossOf, englishGlossOf } = readInlineData(
    graphql`
      fragment glossClusters_word on Word @inline {
        numberInVerse
        turkishGlossOf
        englishGlossOf
      }
    `,
    word,
  );
  return { numberInVerse, turkishGlossOf, englishGlossOf };
}

/** Consecutive words of a list that share a gloss, by their indices from 0. */
export interface WordRun {
  first: number;
  last: number;
  /** The word that has the gloss. */
  head: number;
}

/** Consecutive words of a list that are drawn together, because no language has a gloss that ends between them. */
export interface Cluster {
  first: number;
  last: number;
  /** The runs of its words by language; in order. */
  runs: { language: Language; runs: WordRun[] }[];
}

/**
 * The words of a list in runs with one gloss in a language.
 * @param words all words of a verse, or some of them; a gloss is only shared by words of the list
 */
export function runsOf(words: readonly GroupedWord[], language: Language): WordRun[] {
  const indices = new Map(words.map(({ numberInVerse }, index) => [numberInVerse, index]));
  const length = Math.max(0, ...indices.keys());
  const heads = Array.from({ length }, (_, index) => {
    const word = words[indices.get(index + 1) ?? -1];
    return (word && byLanguage(language, word, 'GlossOf')) ?? null;
  });
  return glossRuns(heads).flatMap(({ first, last, head }) => {
    const start = indices.get(first);
    return start === undefined
      ? []
      : { first: start, last: start + last - first, head: start + head - first };
  });
}

/** The words of a list in clusters; most clusters are one word. */
export function clustersOf(
  words: readonly GroupedWord[],
  languages: readonly Language[],
): Cluster[] {
  const runs = languages.map((language) => ({ language, runs: runsOf(words, language) }));
  const isStart = (index: number) =>
    !runs.some((of) => of.runs.some(({ first, last }) => first < index && index <= last));
  const starts = words.flatMap((_, index) => (isStart(index) ? index : []));
  return starts.map((first, place) => {
    const last = (starts[place + 1] ?? words.length) - 1;
    const within = ({ first: start }: WordRun) => first <= start && start <= last;
    return {
      first,
      last,
      runs: runs.map(({ language, runs: all }) => ({ language, runs: all.filter(within) })),
    };
  });
}

/**
 * The index of the word whose gloss covers a word, in each of the languages in which that is another word.
 */
export function coveringWords(
  words: readonly GroupedWord[],
  index: number,
  languages: readonly Language[],
): Partial<Record<Language, number>> {
  const covering: Partial<Record<Language, number>> = {};
  for (const language of languages) {
    const run = runsOf(words, language).find(({ first, last }) => first <= index && index <= last);
    if (run && run.head !== index) covering[language] = run.head;
  }
  return covering;
}
