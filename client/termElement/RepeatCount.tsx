import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RepeatCount_element$key } from '../__generated__/RepeatCount_element.graphql';
import { useElementWordsTexts } from '../i18n/elementWords';
import { lemmaPath } from '../page/rootPath';
import { useIsHydrated } from '../page/useIsHydrated';
import { isSimplified } from '../relay/environment';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { copyText } from '../ui/text/copyText';
import { countQuery } from './countQuery';
import styles from './ElementWords.module.css';

/** How the words of an element were chosen, and the query, the search and the page that repeat the count. */
export function RepeatCount({ element }: { element: RepeatCount_element$key }) {
  const t = useElementWordsTexts();
  const { prefLanguage } = useSettings().settings;
  const isHydrated = useIsHydrated();
  const simplified = isSimplified(useRelayEnvironment());
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const { id, rules, forms, one } = useFragment(
    graphql`
      fragment RepeatCount_element on TermElement {
        id
        rules {
          lemmas
          arabicText
          numberOfWords
          numberOfCounted
        }
        forms {
          arabicText
        }
        one: occurrences(first: 1) {
          edges {
            node {
              key
              root {
                letters
              }
            }
          }
        }
      }
    `,
    element,
  );
  const [form] = forms;
  if (!form) return null;
  // A simplified lemma is none of those that the API knows.
  const lemmas = simplified ? [] : rules.flatMap((rule) => rule.lemmas.filter(Boolean));
  const query = countQuery(id, [...new Set(lemmas)]);
  const word = one.edges[0]?.node;
  const copy = () =>
    void copyText(query).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('repeat')}</h2>
      <p className={styles.intro}>{t('repeatIntro')}</p>
      <table className={styles.rules}>
        <thead>
          <tr>
            <th scope="col">{t('rule')}</th>
            <th scope="col">{t('ofText')}</th>
            <th scope="col">{t('counted')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ lemmas: chosen, arabicText, numberOfWords, numberOfCounted }) => (
            <tr key={chosen.join(' ') + (arabicText ?? '')}>
              <th scope="row" lang="ar" dir="rtl" className={styles.arabic}>
                {arabicText ?? chosen.map((lemma) => lemma || '–').join(' ')}
              </th>
              <td>{numberOfWords}</td>
              <td>{numberOfCounted}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.links}>
        {word?.root && <Link to={lemmaPath(word.root.letters, word.key)}>{t('rootPage')}</Link>}
        <Link
          to={`/query?${new URLSearchParams({ queryParameter: form.arabicText, language: prefLanguage })}`}
        >
          {t('search')}
        </Link>
      </p>
      <h3 className={styles.reason}>{t('query')}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.query} tabIndex={0} aria-label={t('query')} role="region" dir="ltr">
        {query}
      </pre>
      <p className={styles.links}>
        <a href={`/graphql?${new URLSearchParams({ query })}`}>{t('openQuery')}</a>
        {isHydrated && (
          <button type="button" className={buttons.secondary} onClick={copy}>
            {t('copy')}
          </button>
        )}
        <span role="status">{result && t(result)}</span>
      </p>
    </section>
  );
}
