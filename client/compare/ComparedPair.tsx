import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCompareTexts } from '../i18n/compare';
import styles from './ComparedPair.module.css';

interface Compared {
  key: string | number;
  name: string;
  /** Its own page. */
  path: string;
  /** The page that offers others to compare the other one with. */
  otherPath: string;
  count?: string | undefined;
  children: ReactNode;
}

/** Two verses, topics or tables beside each other; on a phone one below the other. */
export function ComparedPair({ pair }: { pair: readonly Compared[] }) {
  return (
    <div className={styles.pair}>
      {pair.map(({ key, ...compared }) => (
        <Column key={key} {...compared} />
      ))}
    </div>
  );
}

function Column({ name, path, otherPath, count, children }: Omit<Compared, 'key'>) {
  const t = useCompareTexts();
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        <Link to={path}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        {count && <span>{count}</span>}
        <Link to={otherPath} aria-label={t('other', { name })}>
          {t('otherShort')}
        </Link>
      </p>
      {children}
    </section>
  );
}
