import { graphql } from 'react-relay';
import { Link, useLocation, useParams } from 'react-router-dom';
import { byLanguage } from '../language';
import type { TermPageQuery } from '../__generated__/TermPageQuery.graphql';
import { AdminPart } from '../auth/AdminPart';
import { CiteButton } from '../citation/CiteButton';
import type { TermTable_term$key } from '../__generated__/TermTable_term.graphql';
import { useTableTexts } from '../i18n/table';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { comparePath } from '../page/comparePath';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { integerKey, SECOND_PREFIX } from './termAddress';
import styles from './TermPage.module.css';
import { TermTable } from './TermTable';

const loadTitle = async () => (await import('./TermTitle')).TermTitle;
const loadEditor = async () => (await import('./TermTableEditor')).TermTableEditor;

interface Names {
  readonly turkishName: string;
  readonly englishName: string;
}

export function TermPage() {
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
        id
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
          ...TermTable_opened
        }
      }
    }
  `);
  if (!integerKey(termId) || !integerKey(secondTermId))
    return <NotFound message={t('addressFormat')} />;
  if (!term) return <NotFound message={t('unknownTerm', { id: termId })} />;
  if (secondTermId !== termId && !secondTerm) {
    return <NotFound message={t('unknownTerm', { id: secondTermId })} />;
  }
  const element = node?.element;
  // The second term of the address comes first.
  const terms = secondTerm ? [secondTerm, term] : [term];
  const isOfTerms = terms.some(({ databaseId }) => databaseId === element?.term.databaseId);
  if (hasElement && !isOfTerms) return <NotFound message={t('unknownElement')} />;

  const nameOf = (one: Names) => byLanguage(prefLanguage, one, 'Name');
  const name = terms.map(nameOf).join('\u00A0· ');
  const count = terms.reduce((sum, { termElements }) => sum + termElements.totalCount, 0);
  const titleOf = (one: Names & { databaseId: number }) => (
    <AdminPart load={loadTitle} props={{ termId: one.databaseId, name: nameOf(one) }}>
      {nameOf(one)}
    </AdminPart>
  );
  const tableOf = (one: TermTable_term$key & { databaseId: number }, prefix?: string) => {
    const table = <TermTable term={one} prefix={prefix} opened={element} />;
    return (
      <AdminPart load={loadEditor} props={{ termId: one.databaseId, prefix, fallback: table }}>
        {table}
      </AdminPart>
    );
  };
  return (
    <>
      <PageHead
        title={name}
        description={t('termDescription', { name })}
        path={term.url + (secondTerm ? `/${secondTerm.databaseId}` : '')}
      />
      <PageHeader title={secondTerm ? name : titleOf(term)} intro={t('termIntro', { count })} />
      <div className={styles.compare}>
        <Link to={comparePath('tables', term.databaseId, secondTerm?.databaseId)}>
          {t(secondTerm ? 'comparePair' : 'compare')}
        </Link>
        {!secondTerm && <CiteButton nodeId={term.id} />}
      </div>
      {secondTerm ? (
        <>
          <h2 className={styles.title}>{titleOf(secondTerm)}</h2>
          {tableOf(secondTerm, SECOND_PREFIX)}
          <h2 className={styles.title}>{titleOf(term)}</h2>
          {tableOf(term)}
        </>
      ) : (
        tableOf(term)
      )}
    </>
  );
}
