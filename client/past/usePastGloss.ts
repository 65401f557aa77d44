import { usePastTexts } from '../i18n/past';

interface Gloss {
  /** Number of the word in its verse. */
  number: number;
  /** That of the word whose gloss covers it; null for a word alone. */
  head: number | null | undefined;
  own: string | null | undefined;
}

/** The gloss of a word, or by which word's gloss it is covered. */
export function usePastGloss() {
  const t = usePastTexts();
  return ({ number, head, own }: Gloss) =>
    head != null && head !== number ? t('coveredBy', { number: head }) : own;
}
