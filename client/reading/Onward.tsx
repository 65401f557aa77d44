import { Link } from 'react-router-dom';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import styles from './Onward.module.css';

interface Way {
  to: string;
  text: string;
}

interface OnwardProps {
  previous: Way | null | undefined;
  next: Way | null | undefined;
  label: string;
}

/** Links to what comes before and after, at the end of a reading page. */
export function Onward({ previous, next, label }: OnwardProps) {
  return (
    <nav className={styles.neighbors} aria-label={label}>
      {previous && (
        <Link to={previous.to} className={styles.neighbor}>
          <PreviousIcon />
          {previous.text}
        </Link>
      )}
      {next && (
        <Link to={next.to} className={`${styles.neighbor} ${styles.next}`}>
          {next.text}
          <NextIcon />
        </Link>
      )}
    </nav>
  );
}
