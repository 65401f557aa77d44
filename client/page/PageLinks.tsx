import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { PageLinks_pageInfo$key } from '../__generated__/PageLinks_pageInfo.graphql';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import { withPage } from '../ui/paging/pageAddress';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  pageInfo: PageLinks_pageInfo$key;
  label: string;
  names: Record<'previous' | 'next', string>;
  /** Prefix of the list's parameters in the address, if the page has several lists. */
  prefix?: string | undefined;
}

/** Links to the previous and the next page of a connection, if there are any. */
export function PageLinks({ pageInfo, label, names, prefix }: PageLinksProps) {
  const { search } = useLocation();
  const { hasPreviousPage, startCursor, hasNextPage, endCursor } = useFragment(
    graphql`
      fragment PageLinks_pageInfo on PageInfo {
        hasPreviousPage
        startCursor
        hasNextPage
        endCursor
      }
    `,
    pageInfo,
  );
  const to = (side: 'after' | 'before', cursor: string) => ({
    search: `?${withPage(search, prefix, side, cursor)}`,
  });
  if (!hasPreviousPage && !hasNextPage) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {hasPreviousPage && startCursor && (
        <Link className={styles.link} to={to('before', startCursor)} rel="prev">
          <PreviousIcon />
          {names.previous}
        </Link>
      )}
      {hasNextPage && endCursor && (
        <Link className={`${styles.link} ${styles.next}`} to={to('after', endCursor)} rel="next">
          {names.next}
          <NextIcon />
        </Link>
      )}
    </nav>
  );
}
