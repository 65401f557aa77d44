import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSuggestionsQuery } from '../__generated__/useSuggestionsQuery.graphql';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import { useSearchTexts, type SearchTexts } from '../i18n/search';
import { useSettings } from '../settings/SettingsProvider';
import { queryAddress } from './queryAddress';
import { searchLanguage } from './searchLanguage';
import { targetAddress } from './targetAddress';

interface Suggestion {
  label: string;
  /** The kind of page that it leads to; undefined for the search itself. */
  kind?: string;
  isArabic?: boolean;
  address: string;
}

/**
 * Suggestions with the search itself as the last one; empty without others, as Enter searches
 * anyway.
 */
export function useSuggestions(text: string): Suggestion[] {
  const t = useSearchTexts();
  const { prefLanguage } = useSettings().settings;
  const { suggest } = useLazyLoadQuery<useSuggestionsQuery>(
    graphql`
      query useSuggestionsQuery($query: String!, $language: Language!) {
        suggest(query: $query, language: $language) {
          label
          target {
            __typename
            ...targetAddress_target
          }
        }
      }
    `,
    { query: text, language: searchLanguage(prefLanguage) },
    { networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } } },
  );
  const found = suggest.flatMap(({ label, target }): Suggestion[] => {
    const address = targetAddress(target);
    if (target.__typename === '%other' || !address) return [];
    const isArabic = target.__typename === 'Root';
    const kind = target.__typename as keyof SearchTexts['kind'];
    return [{ label, kind: t(`kind.${kind}`), isArabic, address }];
  });
  if (!found.length) return [];
  const address = queryAddress({ term: text, language: prefLanguage });
  return [
    ...found.slice(0, SEARCH_LIMITS.suggestions),
    { label: t('allVerses', { term: text }), address },
  ];
}
