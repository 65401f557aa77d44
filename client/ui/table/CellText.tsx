import type { ReactNode } from 'react';
import styles from './CellText.module.css';

interface CellTextProps {
  /** BCP 47 tag; undefined for numbers. */
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * The text of a cell: large Arabic, or other text clipped after some lines if it can be hovered.
 */
export function CellText({ lang, children }: CellTextProps) {
  return lang === 'ar' ? (
    <p lang="ar" dir="rtl" className={styles.arabic} data-text="">
      {children}
    </p>
  ) : (
    <p lang={lang} className={styles.text} data-text="">
      {children}
    </p>
  );
}
