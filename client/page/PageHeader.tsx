import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** The heading of a page that lists something, with a line on what it is. */
export function PageHeader({ title, intro }: { title: ReactNode; intro: string }) {
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.intro}>{intro}</p>
    </header>
  );
}
