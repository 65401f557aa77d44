import type { MouseEventHandler } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './Arrow.module.css';
import { NextIcon, PreviousIcon } from '../icons/icons';

interface ArrowProps {
  /** Undefined at either end, where the arrow is disabled. */
  to: To | undefined;
  label: string;
  side: 'previous' | 'next';
  rel?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A round arrow link to the previous or next item. */
export function Arrow({ to, label, side, ...link }: ArrowProps) {
  const icon = side === 'previous' ? <PreviousIcon /> : <NextIcon />;
  return to ? (
    <Link className={styles.arrow} to={to} aria-label={label} {...link}>
      {icon}
    </Link>
  ) : (
    <span role="link" aria-disabled="true" aria-label={label} className={styles.arrow}>
      {icon}
    </span>
  );
}
