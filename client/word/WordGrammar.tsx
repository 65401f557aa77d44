import { Suspense, useId, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WordGrammarQuery } from '../__generated__/WordGrammarQuery.graphql';
import { useGrammarTexts } from '../i18n/grammar';
import { useSettings } from '../settings/SettingsProvider';
import { Boundary } from '../ui/controls/Boundary';
import { verseKeyOf } from '../../text/verseKeyOf';
import { WordFacts } from './WordFacts';

interface WordGrammarProps {
  /** Key of the word. */
  wordKey: string;
}

/**
 * Dictionary form, grammar and parts of a word, as terms of a description list. They are fetched for the whole verse
 * when its first word is opened; a page without them is lighter.
 */
export function WordGrammar({ wordKey }: WordGrammarProps) {
  const [failed, setFailed] = useState(false);
  // Another tooltip tries again after a failure.
  const attempt = useId();
  if (failed) return null;
  return (
    <Boundary onError={() => setFailed(true)}>
      <Suspense fallback={<Loading />}>
        <Loaded wordKey={wordKey} attempt={attempt} />
      </Suspense>
    </Boundary>
  );
}

function Loading() {
  const t = useGrammarTexts();
  return (
    <>
      <dt>{t('grammar')}</dt>
      <dd>{t('loading')}</dd>
    </>
  );
}

function Loaded({ wordKey, attempt }: WordGrammarProps & { attempt: string }) {
  const { prefLanguage } = useSettings().settings;
  const { verse } = useLazyLoadQuery<WordGrammarQuery>(
    graphql`
      query WordGrammarQuery($verse: String!, $language: Language!) {
        verse(key: $verse) {
          words {
            key
            ...WordFacts_word @arguments(language: $language)
          }
        }
      }
    `,
    {
      verse: verseKeyOf(wordKey),
      language: prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH',
    },
    {
      fetchKey: attempt,
      networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } },
    },
  );
  const word = verse?.words.find(({ key }) => key === wordKey);
  return word ? <WordFacts word={word} /> : null;
}
