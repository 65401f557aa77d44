import { startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../page/useIsHydrated';
import styles from './LaterWords.module.css';

interface LaterWordsProps {
  numberOfWords: number;
  /** Whether other parts of the verse precede the words. */
  isBelow: boolean;
  children: ReactNode;
}

/** With fewer words, what follows them would be on the first screen, and move. */
const MANY_WORDS = 12;

/**
 * The words below a verse. Those of a page that replaces another appear a frame after the verse, which is
 * on the screen sooner, and those of the first page respond after the rest.
 */
export function LaterWords({ numberOfWords, isBelow, children }: LaterWordsProps) {
  const isFirstPage = !useIsHydrated();
  // Going back needs the whole height at once, to return to the place on the page.
  const isBack = useNavigationType() === NavigationType.Pop;
  const [isShown, setShown] = useState(
    isFirstPage || isBack || !isBelow || numberOfWords < MANY_WORDS,
  );
  useEffect(() => {
    if (isShown) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  // A new element would hydrate the words at once when the first page has become one that responds.
  const words = useMemo(() => <Suspense>{children}</Suspense>, [children]);
  return isShown ? words : <div className={styles.expected} />;
}
