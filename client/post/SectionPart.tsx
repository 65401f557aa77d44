import { useId, type ReactNode } from 'react';
import styles from './SectionPart.module.css';

interface SectionPartProps {
  title: string;
  /** @param id the id of the heading */
  children(id: string): ReactNode;
}

export function SectionPart({ title, children }: SectionPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children(id)}
    </section>
  );
}
