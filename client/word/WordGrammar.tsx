import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WordGrammarQuery } from '../__generated__/WordGrammarQuery.graphql';
import { useGrammarTexts } from '../i18n/grammar';
import { LANGUAGE_TAGS } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import { Boundary } from '../ui/controls/Boundary';
import styles from './WordGrammar.module.css';
import { WordParts } from './WordParts';

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
  if (failed) return null;
  return (
    <Boundary onError={() => setFailed(true)}>
      <Suspense fallback={<Loading />}>
        <Loaded wordKey={wordKey} />
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

function Loaded({ wordKey }: WordGrammarProps) {
  const t = useGrammarTexts();
  const { prefLanguage } = useSettings().settings;
  const { verse } = useLazyLoadQuery<WordGrammarQuery>(
    graphql`
      query WordGrammarQuery($verse: String!, $language: Language!) {
        verse(key: $verse) {
          words {
            key
            lemma
            grammar {
              description(language: $language)
              ...WordParts_grammar
            }
          }
        }
      }
    `,
    {
      verse: wordKey.slice(0, wordKey.lastIndexOf(':')),
      language: prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH',
    },
    { networkCacheConfig: { metadata: { skipLoader: true, skipToast: true } } },
  );
  const word = verse?.words.find(({ key }) => key === wordKey);
  if (!word) return null;
  const { lemma, grammar } = word;
  return (
    <>
      {lemma && (
        <>
          <dt>{t('lemma')}</dt>
          <dd lang="ar" className={styles.lemma}>
            {lemma}
          </dd>
        </>
      )}
      <dt>{t('grammar')}</dt>
      <dd lang={LANGUAGE_TAGS[prefLanguage]}>{grammar?.description ?? t('notAnalyzed')}</dd>
      {grammar && <WordParts grammar={grammar} />}
    </>
  );
}
