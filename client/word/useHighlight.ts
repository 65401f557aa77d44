import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

interface HighlightedWord {
  texts: readonly (string | null | undefined)[];
  /** Keys of the elements that it is an occurrence of, each with the key of its term. */
  elements: readonly (readonly [element: number, term: number])[];
}

/**
 * Tells whether to highlight a word, by what the address asks for: the occurrences of a term's
 * element (`highlightTermElement`), those of a term (`highlightTerm`), or words with what was searched
 * for (`queryParameter`), whatever its accents and case. Undefined where it asks for nothing.
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
      const folded = texts.map((text) => fold(text ?? ''));
      return parts.some((part) => folded.some((text) => text.includes(part)));
    };
  }, [search]);
}

/** Without vowel signs and accents, in lower case by Turkish rules, and i for ı. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('\u0671', 'ا')
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i');
}
