import { graphql, useFragment } from 'react-relay';
import type { OpenWordTooltip_words$key } from '../__generated__/OpenWordTooltip_words.graphql';
import { byLanguage, LANGUAGES, type Language } from '../language';
import { coveringWords, readGrouped } from './glossClusters';
import { useTooltipPosition } from './useTooltipPosition';
import type { WordTooltipState } from './useWordTooltip';
import { WordTooltip } from './WordTooltip';

export interface OpenWordTooltipProps {
  words: OpenWordTooltip_words$key;
  tooltip: WordTooltipState;
}

/** The tooltip of the word of a list that is open, with the glosses that it shares with its neighbors. */
export function OpenWordTooltip({ words, tooltip }: OpenWordTooltipProps) {
  const rows = useFragment(
    graphql`
      fragment OpenWordTooltip_words on Word @relay(plural: true) {
        turkishTranslation
        englishTranslation
        ...glossClusters_word
        ...WordTooltip_word
      }
    `,
    words,
  );
  const { index, id } = tooltip;
  const position = useTooltipPosition(tooltip);
  const word = index === undefined ? undefined : rows[index];
  if (index === undefined || !word) return null;
  const covering: Partial<Record<Language, string | null>> = {};
  const heads = coveringWords(rows.map(readGrouped), index, LANGUAGES);
  for (const language of LANGUAGES) {
    const head = rows[heads[language] ?? -1];
    if (head) covering[language] = byLanguage(language, head, 'Translation') ?? null;
  }
  return <WordTooltip word={word} covering={covering} id={id} position={position} />;
}
