import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { verseKeyOf } from '../../text/verseKeyOf';
import type { CountedForms_element$key } from '../__generated__/CountedForms_element.graphql';
import { useElementWordsTexts } from '../i18n/elementWords';
import styles from './ElementWords.module.css';

/** Number of forms shown before the list is expanded. */
const MAX_FORMS = 12;

/** The forms in which the words of an element occur; the counts add up to the total. */
export function CountedForms({ element }: { element: CountedForms_element$key }) {
  const t = useElementWordsTexts();
  const { forms, all } = useFragment(
    graphql`
      fragment CountedForms_element on TermElement {
        all: occurrences(first: 0) {
          totalCount
        }
        forms {
          arabicText
          count
          firstWordKey
        }
      }
    `,
    element,
  );
  if (forms.length === 0) return null;
  const list = (part: typeof forms) => (
    <ul className={styles.forms}>
      {part.map(({ arabicText, count, firstWordKey }) => (
        <li key={firstWordKey}>
          <Link className={styles.form} to={`/verses/${verseKeyOf(firstWordKey)}`}>
            <span lang="ar" dir="rtl" className={styles.arabic}>
              {arabicText}
            </span>{' '}
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const [shown, more] = [forms.slice(0, MAX_FORMS), forms.slice(MAX_FORMS)];
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {t('forms')} <span className={styles.count}>{forms.length}</span>
      </h2>
      {list(shown)}
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{t('moreForms', { count: more.length })}</summary>
          {list(more)}
        </details>
      )}
      <p className={styles.total}>
        {t('total')}: <strong>{all.totalCount}</strong>
      </p>
    </section>
  );
}
