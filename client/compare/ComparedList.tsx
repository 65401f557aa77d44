import type { ReactNode } from 'react';
import { useCompareTexts } from '../i18n/compare';
import styles from './ComparedList.module.css';

interface ComparedItem {
  key: string;
  /** Whether the other list has it too. */
  isShared: boolean;
  title: ReactNode;
  arabic: string;
  text: string;
  lang: string;
  facts?: string;
}

interface ComparedListProps {
  items: readonly ComparedItem[];
  /** Number of all items, of which the list may have only the first. */
  total: number;
}

/** The verses of a topic or the names of a table; those that the other one has too are marked. */
export function ComparedList({ items, total }: ComparedListProps) {
  const t = useCompareTexts();
  return (
    <>
      <ol className={styles.list}>
        {items.map(({ key, isShared, title, arabic, text, lang, facts }) => (
          <li key={key} className={styles.item} data-shared={isShared || undefined}>
            <p className={styles.title}>
              {title}
              {facts && <span className={styles.facts}>{facts}</span>}
              {isShared && <span className={styles.mark}>{t('isShared')}</span>}
            </p>
            <p lang="ar" dir="rtl" className={styles.arabic}>
              {arabic}
            </p>
            {text && (
              <p lang={lang} className={styles.text}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
      {items.length < total && <p>{t('firstOf', { shown: items.length })}</p>}
    </>
  );
}
