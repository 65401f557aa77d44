import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SearchRootLink_root$key } from '../__generated__/SearchRootLink_root.graphql';
import { useSearchTexts } from '../i18n/search';
import { NextIcon } from '../ui/icons/icons';
import styles from './SearchLink.module.css';

/** A link to all words of the root that the search names. */
export function SearchRootLink({ root }: { root: SearchRootLink_root$key }) {
  const t = useSearchTexts();
  const { letters, numberOfOccurrences } = useFragment(
    graphql`
      fragment SearchRootLink_root on Root {
        letters
        numberOfOccurrences
      }
    `,
    root,
  );
  return (
    <Link className={styles.link} to={`/roots/${encodeURIComponent(letters)}`}>
      <span className={styles.text}>
        <span className={styles.name}>
          {t('root')}{' '}
          <span lang="ar" dir="rtl" className={styles.letters}>
            {[...letters].join(' ')}
          </span>
        </span>
        <span>{t('rootCount', { count: numberOfOccurrences })}</span>
      </span>
      <NextIcon />
    </Link>
  );
}
