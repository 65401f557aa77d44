import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ChosenFilters_answer$key } from '../__generated__/ChosenFilters_answer.graphql';
import { useConditions } from '../combine/useConditions';
import { useSearchTexts } from '../i18n/search';
import { CloseIcon } from '../ui/controls/CloseIcon';
import { queryAddress, type QueryParameters } from './queryAddress';
import styles from './SearchFilters.module.css';

export interface ChosenFilter {
  key: string;
  label: string;
  /** Letters of a root. */
  arabic?: string | undefined;
  /** Address of the results without it. */
  address: string;
}

interface ChosenFiltersProps {
  answer: ChosenFilters_answer$key;
  asked: QueryParameters;
  /** Those of which there is one at most. */
  single: readonly ChosenFilter[];
}

const NAMES = { notTopic: 'notPost', root: 'root', name: 'name' } as const;

/** What is chosen in the filters, each a link to the results without it. */
export function ChosenFilters({ answer, asked, single }: ChosenFiltersProps) {
  const t = useSearchTexts();
  const { conditions } = useFragment(
    graphql`
      fragment ChosenFilters_answer on SearchAnswer {
        conditions {
          ...useConditions_condition
        }
      }
    `,
    answer,
  );
  const several = useConditions(conditions, {}).map(
    ({ name: condition, value, shown, arabic }): ChosenFilter => {
      const name = NAMES[condition as keyof typeof NAMES];
      const values: readonly (number | string)[] = asked.filter[name] ?? [];
      const others = values.filter((other) => String(other) !== value);
      const filter = { ...asked.filter, [name]: others };
      return {
        key: `${name} ${value}`,
        label: shown,
        arabic,
        address: queryAddress({ ...asked, filter, pageIndex: 0 }),
      };
    },
  );
  const chosen = [...single, ...several];
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('filter.chosen')}>
      {chosen.map(({ key, label, arabic, address }) => (
        <li key={key}>
          <Link className={styles.choice} to={address} aria-label={t('filter.remove', { label })}>
            {arabic && (
              <span lang="ar" dir="rtl" className={styles.arabic}>
                {arabic}
              </span>
            )}
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
