import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import type { TermPageQuery } from '../__generated__/TermPageQuery.graphql';
import { useTableTexts } from '../i18n/table';
import { NotFound } from '../layout/NotFound';
import { PageHead } from '../layout/PageHead';
import { PageHeader } from '../layout/PageHeader';
import { usePageQuery } from '../relay/page';
import { byLanguage } from '../settings/byLanguage';
import { useSettings } from '../settings/SettingsProvider';
import { AllVerses } from '../termElement/AllVerses';
import { keyOf, SECOND } from './termAddress';
import styles from './TermPage.module.css';
import { TermTable } from './TermTable';

interface Names {
  readonly turkishName: string;
  readonly englishName: string;
}

export function Component() {
  const t = useTableTexts();
  const { prefLanguage } = useSettings().settings;
  const { termId, secondTermId = termId } = useParams();
  const hasElement = new URLSearchParams(useLocation().search).has('element');
  const { term, secondTerm, node } = usePageQuery<TermPageQuery>(graphql`
    query TermPageQuery(
      $termId: Int!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $secondTermId: Int!
      $hasSecond: Boolean!
      $secondFirst: Int
      $secondAfter: String
      $secondLast: Int
      $secondBefore: String
      $element: ID!
      $hasElement: Boolean!
      $versesFirst: Int
      $versesAfter: String
      $versesLast: Int
      $versesBefore: String
    ) @preloadable {
      term(databaseId: $termId) {
        databaseId
        url
        turkishName
        englishName
        termElements(first: 0) {
          totalCount
        }
        ...TermTable_term @arguments(first: $first, after: $after, last: $last, before: $before)
      }
      secondTerm: term(databaseId: $secondTermId) @include(if: $hasSecond) {
        databaseId
        turkishName
        englishName
        termElements(first: 0) {
          totalCount
        }
        ...TermTable_term
          @arguments(
            first: $secondFirst
            after: $secondAfter
            last: $secondLast
            before: $secondBefore
          )
      }
      node(id: $element) @include(if: $hasElement) {
        ... on TermElement @alias(as: "element") {
          term {
            databaseId
          }
          ...AllVerses_element
        }
      }
    }
  `);
  if (!keyOf(termId) || !keyOf(secondTermId)) return <NotFound message={t('addressFormat')} />;
  if (!term) return <NotFound message={t('unknownTerm', { id: termId })} />;
  if (secondTermId !== termId && !secondTerm) {
    return <NotFound message={t('unknownTerm', { id: secondTermId })} />;
  }
  const element = node?.element;
  // The second that was asked for stands first.
  const terms = secondTerm ? [secondTerm, term] : [term];
  const isOfTerms = terms.some(({ databaseId }) => databaseId === element?.term.databaseId);
  if (hasElement && !isOfTerms) return <NotFound message={t('unknownElement')} />;

  const nameOf = (one: Names) => byLanguage(prefLanguage, one, 'Name');
  const name = terms.map(nameOf).join('\u00A0· ');
  const count = terms.reduce((sum, { termElements }) => sum + termElements.totalCount, 0);
  return (
    <>
      <PageHead
        title={name}
        description={t('termDescription', { name })}
        path={term.url + (secondTerm ? `/${secondTerm.databaseId}` : '')}
      />
      <PageHeader title={name} intro={t('termIntro', { count })} />
      {element && <AllVerses element={element} />}
      {secondTerm ? (
        <>
          <h2 className={styles.title}>{nameOf(secondTerm)}</h2>
          <TermTable term={secondTerm} prefix={SECOND} />
          <h2 className={styles.title}>{nameOf(term)}</h2>
          <TermTable term={term} />
        </>
      ) : (
        <TermTable term={term} />
      )}
    </>
  );
}
