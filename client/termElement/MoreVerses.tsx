import { useState, useTransition } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { useTableTexts } from '../i18n/table';
import { useIsHydrated } from '../page/useIsHydrated';
import { writeOpenRow } from '../page/useOpenRow';
import styles from './ElementVerses.module.css';
import { withElement } from './elementAddress';
import { readVerses, type VerseList } from './readVerses';

/** How many verses the first press adds, and each later one. */
const STEPS = { first: 100, later: 500 };

interface MoreVersesProps {
  /** Opaque id and integer key. */
  element: { id: string; databaseId: number };
  shown: number;
  total: number;
  /** Cursor of the last verse shown. */
  end: string;
  onRead(more: VerseList): void;
}

/** Adds the next verses of an element; without script a link to a page with them. */
export function MoreVerses({ element, shown, total, end, onRead }: MoreVersesProps) {
  const t = useTableTexts();
  const { search } = useLocation();
  const environment = useRelayEnvironment();
  const isHydrated = useIsHydrated();
  const [hasFailed, setFailed] = useState(false);
  const [isReading, startReading] = useTransition();
  const step = shown < STEPS.first ? STEPS.first : STEPS.later;
  const read = () =>
    startReading(async () => {
      try {
        const more = await readVerses(environment, element.id, end, step);
        setFailed(false);
        writeOpenRow('element', String(element.databaseId));
        startReading(() => onRead(more));
      } catch {
        setFailed(true);
      }
    });
  if (!isHydrated) {
    return (
      <Link
        className={styles.more}
        to={{ search: withElement(search, element.databaseId, 'after', end) }}
      >
        {t('moreVerses', { count: Math.min(STEPS.first, total - shown) })}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-busy={isReading || undefined}
        onClick={() => isReading || read()}
      >
        {t('moreVerses', { count: Math.min(step, total - shown) })}
      </button>
      {hasFailed && <p role="alert">{t('versesFailed')}</p>}
    </>
  );
}
