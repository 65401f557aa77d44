import { Link } from 'react-router-dom';
import { useCombineTexts } from '../i18n/combine';
import type { NamedCondition } from './useConditions';
import styles from './NoVerses.module.css';

/** Says which condition to leave out where no verse meets all. */
export function NoVerses({ conditions }: { conditions: readonly NamedCondition[] }) {
  const t = useCombineTexts();
  const helpful = conditions
    .filter(({ countWithout }) => countWithout > 0)
    .sort((one, other) => other.countWithout - one.countWithout);
  // Without its only condition the list would be the whole Qur'an.
  const isOnly = conditions.length === 1;
  return (
    <section className={styles.empty}>
      <h2 className={styles.title}>{t('empty')}</h2>
      {!isOnly && <p>{t(helpful.length > 0 ? 'drop' : 'dropMore')}</p>}
      {!isOnly && helpful.length > 0 && (
        <ul className={styles.list}>
          {helpful.map(({ name, value, shown, without, countWithout: count }) => (
            <li key={`${name} ${value}`}>
              <Link className={styles.link} to={without}>
                {t('dropOne', { label: shown, count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(isOnly || helpful.length === 0) && (
        <p>
          <Link className={styles.link} to="/verses">
            {t('clear')}
          </Link>
        </p>
      )}
    </section>
  );
}
