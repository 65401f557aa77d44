import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { CheckFindingsQuery } from '../__generated__/CheckFindingsQuery.graphql';
import { useWorkTexts } from '../i18n/work';
import { PageLinks } from '../page/PageLinks';
import { checkSearch, findingsOf, type ChosenCheck } from './checkAddress';
import styles from './CheckFindings.module.css';
import { FindingCard } from './FindingCard';
import { useAdminQuery } from './useAdminQuery';

/** A page of the findings of a check. */
export function CheckFindings({ check }: { check: ChosenCheck }) {
  const t = useWorkTexts();
  const { search } = useLocation();
  const { qualityCheck } = useAdminQuery<CheckFindingsQuery>(
    graphql`
      query CheckFindingsQuery(
        $kind: QualityCheckKind!
        $language: Language
        $first: Int
        $after: String
        $last: Int
        $before: String
      ) {
        qualityCheck(kind: $kind, language: $language) {
          findings(first: $first, after: $after, last: $last, before: $before) {
            totalCount
            pageInfo {
              ...PageLinks_pageInfo
            }
            edges {
              cursor
              node {
                ...FindingCard_finding
              }
            }
          }
        }
      }
    `,
    { ...check, ...findingsOf(search, check) },
  );
  if (!qualityCheck) return null;
  const { totalCount: count, pageInfo, edges } = qualityCheck.findings;
  const names = { previous: t('checks.previous'), next: t('checks.next') };
  return (
    <section aria-labelledby="findings">
      <div className={styles.head}>
        <h2 id="findings" className={styles.title}>
          {t('checks.count', { count })}
        </h2>
        <Link className={styles.link} to="/admin/checks">
          {t('checks.all')}
        </Link>
      </div>
      <ol className={styles.findings}>
        {edges.map(({ cursor, node }) => (
          <FindingCard key={cursor} finding={node} check={check} />
        ))}
      </ol>
      {count > 0 && edges.length === 0 && (
        <Link className={styles.link} to={{ search: checkSearch(check) }}>
          {t('checks.fromStart')}
        </Link>
      )}
      <PageLinks pageInfo={pageInfo} label={t('checks.pages')} names={names} />
    </section>
  );
}
