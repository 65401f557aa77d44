import { graphql, useFragment } from 'react-relay';
import type { WordParts_grammar$key } from '../__generated__/WordParts_grammar.graphql';
import { useGrammarTexts } from '../i18n/grammar';
import { LANGUAGE_TAGS } from '../language';
import { useSettings } from '../settings/SettingsProvider';
import styles from './WordParts.module.css';

/** The parts of a word in the order in which they are read, each with its name; nothing for a word of one part. */
export function WordParts({ grammar }: { grammar: WordParts_grammar$key }) {
  const t = useGrammarTexts();
  const { prefLanguage } = useSettings().settings;
  const { segments } = useFragment(
    graphql`
      fragment WordParts_grammar on WordGrammar {
        segments {
          arabic
          place
          description(language: $language)
        }
      }
    `,
    grammar,
  );
  if (segments.length < 2) return null;
  return (
    <>
      <dt>{t('parts')}</dt>
      <dd>
        <ol className={styles.parts}>
          {segments.map(({ arabic, place, description }, index) => (
            // A word has the same parts in the same order.
            <li key={index} className={styles.part}>
              <span lang="ar" dir="rtl" className={`${styles.arabic} ${styles[place] ?? ''}`}>
                {arabic}
              </span>{' '}
              <span lang={LANGUAGE_TAGS[prefLanguage]}>{description}</span>
            </li>
          ))}
        </ol>
      </dd>
    </>
  );
}
