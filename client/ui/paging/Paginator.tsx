import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../icons/icons';
import { pageWindow } from './pageWindow';
import styles from './Paginator.module.css';

interface PaginatorProps {
  /** From 0. */
  pageIndex: number;
  pageCount: number;
  addressOf(pageIndex: number): string;
  label: string;
  names: Record<'first' | 'previous' | 'next' | 'last', string>;
  /** Accessible name of the link to a page. */
  nameOf(pageIndex: number): string;
  /** Rendered at the end of the row. */
  children: ReactNode;
}

/** Links to the pages of a list; links without a target are disabled. */
export function Paginator(props: PaginatorProps) {
  const { pageIndex, pageCount, addressOf, label, names, nameOf, children } = props;
  const step = (name: keyof typeof names, target: number, icon: ReactNode) => {
    const isPossible = target >= 0 && target < pageCount && target !== pageIndex;
    const common = { className: styles.step, 'aria-label': names[name] };
    return isPossible ? (
      <Link {...common} to={addressOf(target)}>
        {icon}
      </Link>
    ) : (
      <span {...common} role="link" aria-disabled="true">
        {icon}
      </span>
    );
  };
  return (
    <nav className={styles.paginator} aria-label={label}>
      <div className={styles.links}>
        {step('first', 0, <FirstIcon />)}
        {step('previous', pageIndex - 1, <PreviousIcon />)}
        {pageWindow(pageIndex, pageCount).map((page) => (
          <Link
            key={page}
            className={styles.page}
            to={addressOf(page)}
            aria-label={nameOf(page)}
            aria-current={page === pageIndex ? 'page' : undefined}
          >
            {page + 1}
          </Link>
        ))}
        {step('next', pageIndex + 1, <NextIcon />)}
        {step('last', pageCount - 1, <LastIcon />)}
      </div>
      <p className={styles.end}>{children}</p>
    </nav>
  );
}
