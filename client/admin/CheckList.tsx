import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CheckListQuery } from '../__generated__/CheckListQuery.graphql';
import { useWorkTexts } from '../i18n/work';
import { checkSearch, chosenCheck } from './checkAddress';
import styles from './CheckList.module.css';
import { useAdminQuery } from './useAdminQuery';
import { useCheckTexts } from './useCheckTexts';

/** All checks with the number of their findings; checks with findings are links. */
export function CheckList() {
  const t = useWorkTexts();
  const textOf = useCheckTexts();
  const { qualityChecks } = useAdminQuery<CheckListQuery>(
    graphql`
      query CheckListQuery {
        qualityChecks {
          kind
          language
          totalCount
        }
      }
    `,
    {},
  );
  return (
    <ul className={styles.checks}>
      {qualityChecks.map(({ kind, language, totalCount: count }) => {
        const check = chosenCheck({ kind, language });
        if (!check) return null;
        const name = textOf(check, 'name');
        const search = checkSearch(check);
        return (
          <li key={search} className={styles.check}>
            <h2 className={styles.name}>
              {count > 0 ? (
                <Link className={styles.link} to={{ search }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <p className={count > 0 ? styles.found : styles.clean}>
              {t('checks.count', { count })}
            </p>
            <p className={styles.about}>{textOf(check, 'about')}</p>
          </li>
        );
      })}
    </ul>
  );
}
