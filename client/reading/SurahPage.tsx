import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import { byLanguage } from '../language';
import type { SurahPageQuery } from '../__generated__/SurahPageQuery.graphql';
import { useReadingTexts } from '../i18n/reading';
import { NotFound } from '../page/NotFound';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { SurahHeader } from '../surah/SurahHeader';
import { surahLabel } from '../surah/surahName';
import { Arrow } from '../ui/buttons/Arrow';
import { Basmala } from './Basmala';
import { Onward } from './Onward';
import { ReadVerses } from './ReadVerses';
import styles from './SurahPage.module.css';
import { useFocusOnVerse } from './useFocusOnVerse';

interface Neighbor {
  readonly number: number;
  readonly turkishNameTranscription: string;
  readonly englishNameTranscription: string;
}

export function SurahPage() {
  const t = useReadingTexts();
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
          ...ReadVerses_verses
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
  const wayTo = (row: Neighbor) => ({
    to: `/surahs/${row.number}`,
    text: surahLabel(row.number, nameOf(row)),
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
      <ReadVerses verses={surah.verses} path={`/surahs/${surah.number}`} />
      <Onward
        previous={previous && wayTo(previous)}
        next={next && wayTo(next)}
        label={t('onward')}
      />
    </article>
  );
}
