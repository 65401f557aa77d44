import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

export interface HighlightedWord {
  texts: readonly (string | null | undefined)[];
  /** Keys of the elements that the word is tagged with, each with the key of its term. */
  elements: readonly (readonly [element: number, term: number])[];
}

/**
 * Returns a function that decides whether to highlight a word by the parameters of the address:
 * occurrences of a term element (`highlightTermElement`) or of a term (`highlightTerm`), or matches
 * of a search regardless of accents and case (`queryParameter`). Undefined without such parameters.
 */
export function useHighlight(): ((word: HighlightedWord) => boolean) | undefined {
  const { search } = useLocation();
  return useMemo(() => {
    const asked = new URLSearchParams(search);
    const element = Number(asked.get('highlightTermElement'));
    if (element) return ({ elements }) => elements.some(([one]) => one === element);
    const term = Number(asked.get('highlightTerm'));
    if (term) return ({ elements }) => elements.some(([, one]) => one === term);
    const parts = fold(asked.get('queryParameter') ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length > 1);
    if (parts.length === 0) return undefined;
    return ({ texts }) => {
      const folded = texts.map((text) => fold(text ?? '').replace(SIGNS, ''));
      return parts.some((part) => folded.some((text) => text.includes(part)));
    };
  }, [search]);
}

/** Marks of elision and hyphens, which a search does without. */
const SIGNS = /[-'’‘]/g;

/** Removes vowel signs, accents, ʿ and ʾ, and lowers the case by Turkish rules, with i for ı. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u0640ʿʾ]/gu, '')
    .replaceAll('\u0671', 'ا')
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i');
}
