import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useVerseTextsQuery } from '../__generated__/useVerseTextsQuery.graphql';
import { isVerseKey } from '../../text/verseReference';
import { useSettings } from '../settings/SettingsProvider';
import { firstWords, type VerseText, type VerseTexts } from '../ui/verseList/verseText';

/** Verses per request, the largest page of the API. */
const BATCH = 100;
/** Maximum length of the texts; Arabic has about as many signs as letters. */
const MAX_CHARACTERS = { arabic: 110, translation: 110 };
const SILENT = { metadata: { skipLoader: true, skipToast: true } };

/** The first words of the verses of a list, which are read as verses are added to it. */
export function useVerseTexts(items: readonly string[]): VerseTexts {
  const environment = useRelayEnvironment();
  const isTurkish = useSettings().settings.prefLanguage === 'turkish';
  const [texts, setTexts] = useState<ReadonlyMap<string, VerseText>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const missing = new Set(items.filter((item) => isVerseKey(item) && !asked.current.has(item)));
    const keys = [...missing];
    for (let start = 0; start < keys.length; start += BATCH) {
      const batch = keys.slice(start, start + BATCH);
      for (const key of batch) asked.current.add(key);
      fetchQuery<useVerseTextsQuery>(
        environment,
        graphql`
          query useVerseTextsQuery($keys: [String!]!, $isTurkish: Boolean!) {
            verses(keys: $keys, first: 100) {
              edges {
                node {
                  key
                  arabicText
                  turkishTranslation @include(if: $isTurkish)
                  englishTranslation @skip(if: $isTurkish)
                }
              }
            }
          }
        `,
        { keys: batch, isTurkish },
        { networkCacheConfig: SILENT },
      )
        .toPromise()
        .then((answer) => {
          const read = (answer?.verses.edges ?? []).map(({ node }) => {
            const translation = node.turkishTranslation ?? node.englishTranslation ?? '';
            const text = {
              arabic: firstWords(node.arabicText, MAX_CHARACTERS.arabic),
              translation: firstWords(translation, MAX_CHARACTERS.translation),
            };
            return [node.key, text] as const;
          });
          setTexts((before) => new Map([...before, ...read]));
        })
        .catch(() => {
          for (const key of batch) asked.current.delete(key);
          setFailed(true);
        });
    }
  }, [environment, isTurkish, items, attempt]);

  return {
    of: texts,
    hasFailed,
    retry() {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
