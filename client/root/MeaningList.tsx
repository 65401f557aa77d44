import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MeaningList_meanings$key } from '../__generated__/MeaningList_meanings.graphql';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, type Language } from '../language';
import { meaningPath } from '../page/rootPath';
import { useRootTexts } from '../i18n/root';
import styles from './MeaningList.module.css';

/** Number of meanings shown before the list is expanded. */
const MAX_MEANINGS = 10;

interface MeaningListProps {
  meanings: MeaningList_meanings$key;
  language: Language;
  /** Letters of the root if the bars lead to its words with the meaning. */
  letters?: string;
}

/** Meanings with counts, each with a bar relative to the most frequent one. */
export function MeaningList({ meanings, language, letters }: MeaningListProps) {
  const t = useRootTexts();
  const rows = useFragment(
    graphql`
      fragment MeaningList_meanings on RootMeaning @relay(plural: true) {
        text
        count
      }
    `,
    meanings,
  );
  if (rows.length === 0) return <p className={styles.none}>{t('noGloss')}</p>;
  const most = rows[0]?.count ?? 1;
  const list = (part: typeof rows) => (
    <ol lang={LANGUAGE_TAGS[language]} className={styles.list}>
      {part.map(({ text, count }) => (
        <li
          key={text}
          className={styles.bar}
          style={{ backgroundSize: `${Math.round((100 * count) / most)}% 100%` }}
        >
          <Row
            {...(letters && { to: meaningPath(letters, language, text) })}
            className={letters ? styles.link : styles.row}
          >
            <span className={styles.text}>{text}</span>{' '}
            <span className={styles.count}>{count}</span>
          </Row>
        </li>
      ))}
    </ol>
  );
  // A button for one more would be as long as it.
  if (rows.length <= MAX_MEANINGS + 1) return list(rows);
  return (
    <>
      {list(rows.slice(0, MAX_MEANINGS))}
      <details>
        <summary className={styles.more}>
          {t('more', { count: rows.length - MAX_MEANINGS })}
        </summary>
        {list(rows.slice(MAX_MEANINGS))}
      </details>
    </>
  );
}

interface RowProps {
  /** Undefined for a bar that is no link. */
  to?: string;
  className: string | undefined;
  children: ReactNode;
}

const Row = ({ to, ...props }: RowProps) => (to ? <Link to={to} {...props} /> : <div {...props} />);
