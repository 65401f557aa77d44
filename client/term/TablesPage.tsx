import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { TablesPageQuery } from '../__generated__/TablesPageQuery.graphql';
import { useTableTexts } from '../i18n/table';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import styles from './TablesPage.module.css';
import { TermLink } from './TermLink';

export function TablesPage() {
  const t = useTableTexts();
  const { terms } = usePageQuery<TablesPageQuery>(graphql`
    query TablesPageQuery @preloadable {
      terms(first: 100) {
        edges {
          node {
            id
            ...TermLink_term
          }
        }
      }
    }
  `);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <ul className={styles.tables}>
        <li className={styles.item}>
          <Link className={styles.link} to="/tables/arabicCharacters">
            {t('lettersTitle')}
          </Link>
        </li>
        <li className={styles.item}>
          <Link className={styles.link} to="/tables/quranIndex">
            {t('indexTitle')}
          </Link>
        </li>
      </ul>
      <h2 id="terms" className={styles.subtitle}>
        {t('termTables')}
      </h2>
      <ul className={styles.tables} aria-labelledby="terms">
        {terms.edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <TermLink term={node} className={styles.link} />
          </li>
        ))}
      </ul>
    </>
  );
}
