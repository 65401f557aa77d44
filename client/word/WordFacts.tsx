import { graphql, useFragment } from 'react-relay';
import type { WordFacts_word$key } from '../__generated__/WordFacts_word.graphql';
import { useGrammarTexts } from '../i18n/grammar';
import { LANGUAGE_TAGS } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import styles from './WordFacts.module.css';
import { WordParts } from './WordParts';

interface WordFactsProps {
  word: WordFacts_word$key;
}

/** Dictionary form, grammar and parts of a word, as terms of a description list. */
export function WordFacts({ word }: WordFactsProps) {
  const t = useGrammarTexts();
  const { prefLanguage } = useSettings().settings;
  const { lemma, grammar } = useFragment(
    graphql`
      fragment WordFacts_word on Word @argumentDefinitions(language: { type: "Language!" }) {
        lemma
        grammar {
          description(language: $language)
          ...WordParts_grammar
        }
      }
    `,
    word,
  );
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
