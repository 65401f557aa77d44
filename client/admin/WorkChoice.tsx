import { useId } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { Link } from 'react-router-dom';
import { workSearch, type WorkPart } from '../page/workAddress';
import styles from './WorkChoice.module.css';

interface WorkChoiceProps {
  label: string;
  choices: {
    name: string;
    /** The part of the queue that the choice opens. */
    part: WorkPart;
    count: number;
    isChosen: boolean;
  }[];
}

/** Parts of the queue to choose from, each with its number of translations. */
export function WorkChoice({ label, choices }: WorkChoiceProps) {
  const { i18n } = useTranslation();
  const id = useId();
  return (
    <div className={styles.choice}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {choices.map(({ name, part, count, isChosen }) => (
          <li key={name}>
            <Link
              className={styles.link}
              to={{ search: workSearch(part) }}
              state={{ keepsFocus: true }}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              {name} <span className={styles.count}>{count.toLocaleString(i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
