import { Fragment } from 'react';
import styles from './ArabicRuns.module.css';

/** Arabic words with the spaces between them. */
const ARABIC = /([\u0600-\u06FF]+(?:\s+[\u0600-\u06FF]+)*)/;

/** A text in Latin script whose Arabic words have their language, direction and font. */
export function ArabicRuns({ text }: { text: string }) {
  return text.split(ARABIC).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="ar" dir="rtl" className={styles.arabic}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
