import { Link } from 'react-router-dom';
import { useCombineTexts } from '../i18n/combine';
import { CloseIcon } from '../ui/controls/CloseIcon';
import styles from './ChosenList.module.css';
import type { NamedCondition } from './useConditions';

/** The conditions of a list, each a link to the list without it. */
export function ChosenList({ conditions }: { conditions: readonly NamedCondition[] }) {
  const t = useCombineTexts();
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {conditions.map(({ name, value, shown, arabic, isExcluded, without }) => (
        <li key={`${name} ${value}`}>
          <Link
            className={styles.choice}
            data-excluded={isExcluded || undefined}
            to={without}
            aria-label={t('remove', { label: shown })}
          >
            {arabic && (
              <span lang="ar" dir="rtl" className={styles.arabic}>
                {arabic}
              </span>
            )}
            <span className={styles.label}>{shown}</span>
            <CloseIcon />
          </Link>
        </li>
      ))}
      {conditions.length > 1 && (
        <li>
          <Link className={styles.clear} to="/verses">
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
