import { Link, useLocation } from 'react-router';
import { NextIcon, PreviousIcon } from './icons';
import { withPage } from './pageAddress';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  /** What a connection says of its page. */
  page: {
    readonly hasPreviousPage: boolean;
    readonly startCursor?: string | null;
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null;
  };
  label: string;
  names: Record<'previous' | 'next', string>;
  /** The list's in the address, where the page has several. */
  prefix?: string | undefined;
}

/** Leads to the pages before and behind this one of a list, where there are any. */
export function PageLinks({ page, label, names, prefix }: PageLinksProps) {
  const { search } = useLocation();
  const { hasPreviousPage, startCursor, hasNextPage, endCursor } = page;
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
