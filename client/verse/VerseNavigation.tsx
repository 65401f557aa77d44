import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { VerseNavigation_verse$key } from '../__generated__/VerseNavigation_verse.graphql';
import { useIsAdmin } from '../auth/signedIn';
import { workOf } from '../page/workAddress';
import { Arrow } from '../ui/buttons/Arrow';
import styles from './VerseNavigation.module.css';

interface VerseNavigationProps {
  verse: VerseNavigation_verse$key;
  /** Set while the verse is being edited, to keep it in place. */
  isDisabled: boolean;
  /** Rendered between the arrows. */
  children: ReactNode;
}

/**
 * Arrows to the previous and next verse in mushaf order, across surahs; keeps query parameters. On a
 * phone they stay in a bar at the bottom.
 */
export function VerseNavigation({ verse, isDisabled, children }: VerseNavigationProps) {
  const { t } = useTranslation();
  const { key, previousKey, nextKey } = useFragment(
    graphql`
      fragment VerseNavigation_verse on Verse {
        key
        previousKey
        nextKey
      }
    `,
    verse,
  );
  const address = useLocation().search;
  const search = withoutEdited(address);
  // An editor who goes through verses has the bar of that work at the bottom instead.
  const hasWorkBar = useIsAdmin() && workOf(address) !== undefined;
  const arrow = (other: string | null | undefined, label: string) => ({
    to: other && !isDisabled ? { pathname: `/verses/${other}`, search } : undefined,
    label: other ? `${label}: ${other}` : label,
  });
  return (
    <div
      className={`${styles.navigation} ${hasWorkBar ? '' : styles.bottom}`}
      data-place={useSwipeHint(key) ? t('verse.swipe', { key }) : key}
    >
      {children}
      <nav className={styles.arrows} aria-label={t('verse.navigation')}>
        <Arrow {...arrow(previousKey, t('verse.previous'))} side="previous" rel="prev" />
        <Arrow {...arrow(nextKey, t('verse.next'))} side="next" rel="next" />
      </nav>
    </div>
  );
}

/** Whether to explain that swipes go to other verses: on the first page of a verse on a touch screen. */
function useSwipeHint(key: string): boolean {
  const [first] = useState(key);
  const isExplained = useSyncExternalStore(never, wasExplained, () => true);
  useEffect(() => {
    try {
      if (!isExplained) localStorage.setItem(EXPLAINED, 'true');
    } catch {
      // A full storage: it is explained again on the next visit.
    }
  }, [isExplained]);
  return !isExplained && key === first;
}

const EXPLAINED = 'swipeExplained';
const never = () => () => undefined;

let explainedBefore: boolean | undefined;

/** Whether it was explained before this page was loaded; true also without storage, where it would be explained each time. */
function wasExplained(): boolean {
  try {
    explainedBefore ??=
      !matchMedia('(pointer: coarse)').matches || localStorage.getItem(EXPLAINED) !== null;
    return explainedBefore;
  } catch {
    return true;
  }
}

/** The search part of an address without the part that asks for editing (editAddress.ts). */
function withoutEdited(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('edit');
  const rest = params.toString();
  return rest && `?${rest}`;
}
