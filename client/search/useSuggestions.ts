import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSuggestionsQuery } from '../__generated__/useSuggestionsQuery.graphql';
import { useSearchTexts } from '../i18n/search';
import { useSettings } from '../settings/SettingsProvider';
import { postPath } from '../page/postPath';
import { queryAddress } from './queryAddress';
import { searchLanguage } from './searchLanguage';

interface Suggestion {
  label: string;
  /** What it leads to, in a word; undefined for the search itself. */
  kind?: string;
  isArabic?: boolean;
  address: string;
}

const MOST = 8;

/** The search itself comes last; where there is nothing else, Enter does it anyway, and it is left out. */
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
  return [...found.slice(0, MOST), { label: t('allVerses', { term: text }), address }];
}

type Target = useSuggestionsQuery['response']['suggest'][number]['target'];

/** Undefined for what only a later version of the API suggests. */
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
