import { useId } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { writeNumber } from '../i18n/writeNumber';
import { Link } from 'react-router-dom';
import styles from './WorkChoice.module.css';

interface WorkChoiceProps {
  label: string;
  choices: {
    name: string;
    /** The search part of the address that the choice opens. */
    search: string;
    count?: number;
    isChosen: boolean;
  }[];
}

/** Parts of the work to choose from, each with its number of translations or words. */
export function WorkChoice({ label, choices }: WorkChoiceProps) {
  const { tag } = useTranslation();
  const id = useId();
  return (
    <div className={styles.choice}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {choices.map(({ name, search, count, isChosen }) => (
          <li key={name}>
            <Link
              className={styles.link}
              to={{ search }}
              state={{ keepsFocus: true }}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{writeNumber(count, tag)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
