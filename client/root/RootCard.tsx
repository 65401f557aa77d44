import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RootCard_root$key } from '../__generated__/RootCard_root.graphql';
import { useRootTexts } from '../i18n/root';
import styles from './RootCard.module.css';
import { spaced } from './written';

/** A root in the list of a letter, with its number of occurrences. */
export function RootCard({ root }: { root: RootCard_root$key }) {
  const t = useRootTexts();
  const { letters, numberOfOccurrences } = useFragment(
    graphql`
      fragment RootCard_root on Root {
        letters
        numberOfOccurrences
      }
    `,
    root,
  );
  return (
    <Link className={styles.card} to={`/roots/${letters}`}>
      <span lang="ar" className={styles.letters}>
        {spaced(letters)}
      </span>{' '}
      <span dir="ltr" className={styles.count}>
        {t('times', { count: numberOfOccurrences })}
      </span>
    </Link>
  );
}
