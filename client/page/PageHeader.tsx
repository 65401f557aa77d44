import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** The heading and introduction of a list page. */
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
