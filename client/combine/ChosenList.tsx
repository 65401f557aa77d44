import { Link } from 'react-router-dom';
import { useCombineTexts } from '../i18n/combine';
import styles from './ChosenList.module.css';
import { ConditionChips } from './ConditionChips';
import type { NamedCondition } from './useConditions';

/** The conditions of the page of verses in common. */
export function ChosenList({ conditions }: { conditions: readonly NamedCondition[] }) {
  const t = useCombineTexts();
  if (conditions.length === 0) return null;
  return (
    <ConditionChips
      label={t('chosen')}
      chips={conditions.map(({ name, value, shown, arabic, isExcluded, without }) => ({
        key: `${name} ${value}`,
        label: shown,
        arabic,
        isExcluded,
        address: without,
      }))}
      removal={({ label }) => t('remove', { label })}
    >
      {conditions.length > 1 && (
        <li>
          <Link className={styles.clear} to="/verses">
            {t('clear')}
          </Link>
        </li>
      )}
    </ConditionChips>
  );
}
