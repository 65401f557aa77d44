import { useId, type ReactNode } from 'react';
import styles from './SharedPart.module.css';

/** What both have in common, above the two. */
export function SharedPart({ title, children }: { title: string; children?: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.shared} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of links in a row. */
export function SharedLinks({ children }: { children: ReactNode }) {
  return <ul className={styles.links}>{children}</ul>;
}
