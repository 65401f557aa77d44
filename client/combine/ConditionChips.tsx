import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CloseIcon } from '../ui/controls/CloseIcon';
import styles from './ConditionChips.module.css';

export interface ConditionChip {
  key: string;
  label: string;
  /** Letters of a root. */
  arabic?: string | undefined;
  isExcluded?: boolean;
  /** Address of the list without the condition. */
  address: string;
}

interface ConditionChipsProps {
  /** What the list of conditions is called. */
  label: string;
  chips: readonly ConditionChip[];
  /** What the link says that removes a condition. */
  removal(chip: ConditionChip): string;
  /** Further items of the list. */
  children?: ReactNode;
}

/** The conditions of a list of verses, each a link to the list without it. */
export function ConditionChips({ label, chips, removal, children }: ConditionChipsProps) {
  return (
    <ul className={styles.chosen} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            className={styles.choice}
            data-excluded={chip.isExcluded || undefined}
            to={chip.address}
            aria-label={removal(chip)}
          >
            {chip.arabic && (
              <span lang="ar" dir="rtl" className={styles.arabic}>
                {chip.arabic}
              </span>
            )}
            <span className={styles.label}>{chip.label}</span>
            <CloseIcon />
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
