import { graphql } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { ElementWordsPageQuery } from '../__generated__/ElementWordsPageQuery.graphql';
import { useElementWordsTexts } from '../i18n/elementWords';
import { byLanguage } from '../language';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { VersePreviews } from '../page/VersePreviews';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { CountedForms } from './CountedForms';
import { CountedWord } from './CountedWord';
import { elementWordsPath } from './elementAddress';
import { ElementPages } from './ElementPages';
import styles from './ElementWords.module.css';
import { LeftOutWords } from './LeftOutWords';
import { RepeatCount } from './RepeatCount';

/** The words that a row of a table counts, those that it leaves out, and how to count them again. */
export function ElementWordsPage() {
  const t = useElementWordsTexts();
  const { prefLanguage } = useSettings().settings;
  const { termId } = useParams();
  const { node } = usePageQuery<ElementWordsPageQuery>(graphql`
    query ElementWordsPageQuery(
      $element: ID!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $leftOutFirst: Int
      $leftOutAfter: String
      $leftOutLast: Int
      $leftOutBefore: String
    ) @preloadable {
      node(id: $element) {
        ... on TermElement @alias(as: "element") {
          databaseId
          arabicName
          turkishNameInQuran
          englishNameInQuran
          turkishTranslation
          englishTranslation
          numberOfOccurrencesInQuran
          term {
            databaseId
            url
            turkishName
            englishName
          }
          occurrences(first: $first, after: $after, last: $last, before: $before) {
            totalCount
            edges {
              node {
                id
                ...CountedWord_word
              }
            }
            pageInfo {
              ...ElementPages_pageInfo
            }
          }
          ...CountedForms_element
          ...LeftOutWords_element
          ...RepeatCount_element
        }
      }
    }
  `);
  const element = node?.element;
  if (!element || String(element.term.databaseId) !== termId)
    return <NotFound message={t('unknown')} />;
  const { databaseId, term, occurrences, numberOfOccurrencesInQuran: entered } = element;
  const count = occurrences.totalCount;
  const translation = byLanguage(prefLanguage, element, 'Translation');
  const named = byLanguage(prefLanguage, element, 'NameInQuran');
  const name = named === '—' ? translation : named;
  return (
    <article className={styles.page}>
      <PageHead
        title={t('title', { name, count })}
        description={t('description', { name, count })}
        path={elementWordsPath(term.databaseId, databaseId)}
      />
      <header className={styles.header}>
        <p lang="ar" dir="rtl" className={styles.name}>
          {element.arabicName}
        </p>
        <h1 tabIndex={-1} className={styles.heading}>
          {t('title', { name, count })}
        </h1>
        <p className={styles.intro}>{translation}</p>
        <Link className={styles.table} to={`${term.url}?element=${databaseId}`}>
          {t('inTable', { table: byLanguage(prefLanguage, term, 'Name') })}
        </Link>
      </header>
      {entered !== count && <p className={styles.warning}>{t('entered', { entered, count })}</p>}
      <VersePreviews>
        {count === 0 ? <p>{t('noWords')}</p> : <p className={styles.intro}>{t('intro')}</p>}
        <CountedForms element={element} />
        {count > 0 && (
          <section className={styles.section}>
            <h2 className={styles.title}>
              {t('words')} <span className={styles.count}>{count}</span>
            </h2>
            <ol className={styles.words}>
              {occurrences.edges.map(({ node: word }) => (
                <li key={word.id} className={styles.item}>
                  <CountedWord word={word} termId={term.databaseId} elementId={databaseId} />
                </li>
              ))}
            </ol>
            <ElementPages pageInfo={occurrences.pageInfo} label={t('pages')} />
          </section>
        )}
        {count > 0 && <LeftOutWords element={element} />}
        <RepeatCount element={element} />
      </VersePreviews>
    </article>
  );
}
