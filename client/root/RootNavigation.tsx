import { rootPath } from '../page/rootPath';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RootNavigation_root$key } from '../__generated__/RootNavigation_root.graphql';
import { useRootTexts } from '../i18n/root';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import { OfLetter } from './OfLetter';
import { spaced } from './written';
import styles from './RootNavigation.module.css';

interface RootNavigationProps {
  root: RootNavigation_root$key;
  /** Rendered between the links to the neighbors. */
  children: ReactNode;
}

/** Links to the letter of a root and to the previous and next root in the alphabet. */
export function RootNavigation({ root, children }: RootNavigationProps) {
  const t = useRootTexts();
  const { letters, previousLetters, nextLetters } = useFragment(
    graphql`
      fragment RootNavigation_root on Root {
        letters
        previousLetters
        nextLetters
      }
    `,
    root,
  );
  const letter = letters.charAt(0);
  const isLong = [letters, previousLetters, nextLetters].some((one) => (one?.length ?? 0) > 3);
  return (
    <div className={`${styles.navigation} ${isLong ? styles.long : ''}`}>
      <nav className={styles.links} aria-label={t('navigation')}>
        <Link className={styles.list} to={`/roots?letter=${letter}`}>
          <OfLetter letter={letter} />
        </Link>
        <Neighbor letters={previousLetters} label={t('previous')} rel="prev" />
        <Neighbor letters={nextLetters} label={t('next')} rel="next" />
      </nav>
      {children}
    </div>
  );
}

interface NeighborProps {
  /** Null or undefined at either end of the alphabet. */
  letters: string | null | undefined;
  label: string;
  rel: 'prev' | 'next';
}

function Neighbor({ letters, label, rel }: NeighborProps) {
  if (!letters) return null;
  return (
    <Link className={styles[rel]} to={rootPath(letters)} rel={rel}>
      {rel === 'prev' && <PreviousIcon />}
      <span className="visuallyHidden">{label}: </span>
      <span lang="ar" dir="rtl" className={styles.letters}>
        {spaced(letters)}
      </span>
      {rel === 'next' && <NextIcon />}
    </Link>
  );
}
