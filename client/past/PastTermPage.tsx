import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { PastTermPageQuery } from '../__generated__/PastTermPageQuery.graphql';
import { usePastTexts } from '../i18n/past';
import { useTableTexts } from '../i18n/table';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { integerKey } from '../term/termAddress';
import { PastBar } from './PastBar';
import { PastElementChanges } from './PastElementChanges';
import { PastElements } from './PastElements';
import { PastMissing } from './PastMissing';
import { PastText } from './PastText';
import styles from './Past.module.css';
import { usePastRevision } from './usePastRevision';

/** A table of names as it was at an earlier content revision. */
export function PastTermPage() {
  const t = usePastTexts();
  const tTable = useTableTexts();
  const { termId = '', secondTermId } = useParams();
  const { prefLanguage } = useSettings().settings;
  const revision = usePastRevision();
  const element = integerKey(new URLSearchParams(useLocation().search).get('element'));
  const { termAt, unknownRevision, term } = usePageQuery<PastTermPageQuery>(graphql`
    query PastTermPageQuery($databaseId: Int!, $revision: Int!) @preloadable {
      termAt(databaseId: $databaseId, revision: $revision) {
        ...PastBar_state
        turkishName
        englishName
        elements {
          databaseId
          ...PastElements_elements
          ...PastElementChanges_elements
        }
      }
      unknownRevision(revision: $revision) {
        ...PastMissing_unknown
      }
      term(databaseId: $databaseId) {
        turkishName
        englishName
        termElements(first: 200) {
          edges {
            node {
              databaseId
            }
          }
        }
        ...PastElementChanges_term
      }
    }
  `);
  // Two tables beside each other have no earlier revision.
  if (!integerKey(termId) || secondTermId !== undefined) {
    return <NotFound message={tTable('addressFormat')} />;
  }
  const path = `/termTables/${termId}`;
  const isElement = ({ databaseId }: { databaseId: number }) => databaseId === element;
  // The present page does not open a row that has been deleted since.
  const isPresent = term?.termElements.edges.some(({ node }) => isElement(node));
  const present = isPresent ? `${path}?element=${String(element)}` : path;
  if (!termAt) return <PastMissing revision={revision} unknown={unknownRevision} path={present} />;
  const name = byLanguage(prefLanguage, termAt, 'Name');
  return (
    <article className={styles.page}>
      <PageHead title={t('title', { title: name, revision })} path={path} hidden />
      <PastBar state={termAt} path={present} />
      {element !== undefined && !termAt.elements.some(isElement) && <p>{t('missingRow')}</p>}
      <PastText
        then={name}
        now={term && byLanguage(prefLanguage, term, 'Name')}
        lang={LANGUAGE_TAGS[prefLanguage]}
      >
        <h1 tabIndex={-1} className={styles.title}>
          {name}
        </h1>
      </PastText>
      {term && <PastElementChanges elements={termAt.elements} term={term} />}
      <PastElements elements={termAt.elements} name={name} revision={revision} />
    </article>
  );
}
