import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSuggestionsQuery } from '../__generated__/useSuggestionsQuery.graphql';
import { SEARCH_LIMITS } from '../../text/limits';
import { useSearchTexts } from '../i18n/search';
import { useSettings } from '../settings/SettingsProvider';
import { postPath } from '../page/postPath';
import { queryAddress } from './queryAddress';
import { searchLanguage } from './searchLanguage';

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
            ... on Surah {
              number
            }
            ... on Verse {
              key
            }
            ... on Post {
              databaseId
              section
            }
            ... on Term {
              databaseId
            }
            ... on TermElement {
              term {
                databaseId
              }
            }
            ... on Root {
              letters
            }
          }
        }
      }
    `,
    { query: text, language: searchLanguage(prefLanguage) },
    { networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } } },
  );
  const found = suggest.flatMap(({ label, target }): Suggestion[] => {
    const address = suggestionAddress(target);
    if (target.__typename === '%other' || !address) return [];
    const isArabic = target.__typename === 'Root';
    return [{ label, kind: t(`kind.${target.__typename}`), isArabic, address }];
  });
  if (!found.length) return [];
  const address = queryAddress({ term: text, language: prefLanguage });
  return [
    ...found.slice(0, SEARCH_LIMITS.suggestions),
    { label: t('allVerses', { term: text }), address },
  ];
}

type Target = useSuggestionsQuery['response']['suggest'][number]['target'];

/** The path of a suggestion; undefined for types of a later API version. */
export function suggestionAddress(target: Target): string | undefined {
  switch (target.__typename) {
    case 'Surah':
      return `/verses/${target.number}:1`;
    case 'Verse':
      return `/verses/${target.key}`;
    case 'Post':
      return postPath(target.section, target.databaseId);
    case 'Term':
      return `/termTables/${target.databaseId}`;
    case 'TermElement':
      return `/termTables/${target.term.databaseId}`;
    case 'Root':
      return `/roots/${encodeURIComponent(target.letters)}`;
    default:
      return undefined;
  }
}
