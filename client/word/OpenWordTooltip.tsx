import { byLanguage, LANGUAGES, type Language } from '../language';
import { coveringWords } from './glossClusters';
import { useTooltipPosition } from './useTooltipPosition';
import type { WordTooltipState } from './useWordTooltip';
import type { ReadWord } from './readWord';
import { WordTooltip } from './WordTooltip';

export interface OpenWordTooltipProps {
  words: ReadWord[];
  tooltip: WordTooltipState;
}

/** The tooltip of the word of a list that is open, with the glosses that it shares with its neighbors. */
export function OpenWordTooltip({ words: rows, tooltip }: OpenWordTooltipProps) {
  const { index, id } = tooltip;
  const position = useTooltipPosition(tooltip);
  const word = index === undefined ? undefined : rows[index];
  if (index === undefined || !word) return null;
  const covering: Partial<Record<Language, string | null>> = {};
  const heads = coveringWords(rows, index, LANGUAGES);
  for (const language of LANGUAGES) {
    const head = rows[heads[language] ?? -1];
    if (head) covering[language] = byLanguage(language, head, 'Translation') ?? null;
  }
  return <WordTooltip word={word} covering={covering} id={id} position={position} />;
}
