import { Suspense, useEffect } from 'react';
import { graphql } from 'react-relay';
import { Link, useLocation, useParams } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SurahPageQuery } from '../__generated__/SurahPageQuery.graphql';
import { useSurahTexts } from '../i18n/surah';
import { NotFound } from '../page/NotFound';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { surahLabel } from './surahName';
import { Arrow } from '../ui/buttons/Arrow';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import { Basmala } from './Basmala';
import { SurahHeader } from './SurahHeader';
import styles from './SurahPage.module.css';
import { SurahVerse } from './SurahVerse';

interface Neighbor {
  readonly number: number;
  readonly turkishNameTranscription: string;
  readonly englishNameTranscription: string;
}

export function SurahPage() {
  const t = useSurahTexts();
  const { number = '' } = useParams();
  const { prefLanguage } = useSettings().settings;
  const { surah, previous, next } = usePageQuery<SurahPageQuery>(graphql`
    query SurahPageQuery($number: Int!, $previous: Int!, $next: Int!) @preloadable {
      surah(number: $number) {
        number
        ...SurahHeader_surah
        basmala {
          ...Basmala_verse
        }
        verses {
          id
          ...SurahVerse_verse
        }
      }
      previous: surah(number: $previous) {
        number
        turkishNameTranscription
        englishNameTranscription
      }
      next: surah(number: $next) {
        number
        turkishNameTranscription
        englishNameTranscription
      }
    }
  `);
  useFocusOnVerse();
  if (!surah) {
    const isNumber = /^[1-9]\d*$/.test(number);
    return <NotFound message={isNumber ? t('unknown', { number }) : t('addressFormat')} />;
  }
  const nameOf = (row: Neighbor) => byLanguage(prefLanguage, row, 'NameTranscription');
  const arrow = (row: Neighbor | null | undefined, side: 'previous' | 'next') => ({
    to: row ? `/surahs/${row.number}` : undefined,
    label: t(side, { name: row ? nameOf(row) : '–' }),
    side,
    rel: side === 'next' ? 'next' : 'prev',
  });
  return (
    <article className={styles.page}>
      <SurahHeader surah={surah}>
        {(heading) => (
          <nav className={styles.navigation} aria-label={t('navigation')}>
            <Arrow {...arrow(previous, 'previous')} />
            {heading}
            <Arrow {...arrow(next, 'next')} />
          </nav>
        )}
      </SurahHeader>
      {surah.basmala && <Basmala verse={surah.basmala} />}
      <ol aria-label={t('verses')}>
        {surah.verses.map((verse) => (
          // Lets React hydrate verse by verse, with other work in between.
          <Suspense key={verse.id}>
            <SurahVerse verse={verse} />
          </Suspense>
        ))}
      </ol>
      <nav className={styles.neighbors} aria-label={t('onward')}>
        {previous && (
          <Link to={`/surahs/${previous.number}`} className={styles.neighbor}>
            <PreviousIcon />
            {surahLabel(previous.number, nameOf(previous))}
          </Link>
        )}
        {next && (
          <Link to={`/surahs/${next.number}`} className={`${styles.neighbor} ${styles.next}`}>
            {surahLabel(next.number, nameOf(next))}
            <NextIcon />
          </Link>
        )}
      </nav>
    </article>
  );
}

/** Focuses the verse that the address names. */
function useFocusOnVerse() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const verse = document.getElementById(hash.slice(1));
    if (!verse) return;
    verse.tabIndex = -1;
    verse.focus({ preventScroll: true });
  }, [hash, key]);
}
