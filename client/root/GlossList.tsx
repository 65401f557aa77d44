import { graphql, useFragment } from 'react-relay';
import type { GlossList_glosses$key } from '../__generated__/GlossList_glosses.graphql';
import { useRootTexts } from '../i18n/root';
import styles from './GlossList.module.css';

/** Number of glosses shown before the list is expanded. */
const MAX_GLOSSES = 10;

interface GlossListProps {
  glosses: GlossList_glosses$key;
  languageTag: string;
}

/** Glosses with counts, each with a bar relative to the most frequent one. */
export function GlossList({ glosses, languageTag }: GlossListProps) {
  const t = useRootTexts();
  const rows = useFragment(
    graphql`
      fragment GlossList_glosses on GlossCount @relay(plural: true) {
        text
        count
      }
    `,
    glosses,
  );
  if (rows.length === 0) return <p className={styles.none}>{t('noGloss')}</p>;
  const most = rows[0]?.count ?? 1;
  const list = (part: typeof rows) => (
    <ol lang={languageTag} className={styles.list}>
      {part.map(({ text, count }) => (
        <li
          key={text}
          className={styles.row}
          style={{ backgroundSize: `${Math.round((100 * count) / most)}% 100%` }}
        >
          <span className={styles.text}>{text}</span> <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ol>
  );
  // A button for one more gloss would be as long as the gloss.
  if (rows.length <= MAX_GLOSSES + 1) return list(rows);
  return (
    <>
      {list(rows.slice(0, MAX_GLOSSES))}
      <details>
        <summary className={styles.more}>{t('more', { count: rows.length - MAX_GLOSSES })}</summary>
        {list(rows.slice(MAX_GLOSSES))}
      </details>
    </>
  );
}
