import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import type { VerseNavigation_verse$key } from '../__generated__/VerseNavigation_verse.graphql';
import { NextIcon, PreviousIcon } from '../ui/icons';
import styles from './VerseNavigation.module.css';

interface VerseNavigationProps {
  verse: VerseNavigation_verse$key;
  /** Stands between the arrows. */
  children: ReactNode;
}

/** The verses before and after in mushaf order, across surahs; query parameters are kept. */
export function VerseNavigation({ verse, children }: VerseNavigationProps) {
  const { t } = useTranslation();
  const { previousKey, nextKey } = useFragment(
    graphql`
      fragment VerseNavigation_verse on Verse {
        previousKey
        nextKey
      }
    `,
    verse,
  );
  return (
    <nav className={styles.navigation} aria-label={t('verse.navigation')}>
      <Arrow verseKey={previousKey} label={t('verse.previous')} rel="prev">
        <PreviousIcon />
      </Arrow>
      {children}
      <Arrow verseKey={nextKey} label={t('verse.next')} rel="next">
        <NextIcon />
      </Arrow>
    </nav>
  );
}

interface ArrowProps {
  /** Null or undefined at either end of the mushaf. */
  verseKey: string | null | undefined;
  label: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Arrow({ verseKey, label, rel, children }: ArrowProps) {
  const { search } = useLocation();
  if (!verseKey) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={styles.arrow}>
        {children}
      </span>
    );
  }
  return (
    <Link
      className={styles.arrow}
      to={{ pathname: `/verses/${verseKey}`, search }}
      rel={rel}
      aria-label={`${label}: ${verseKey}`}
    >
      {children}
    </Link>
  );
}
