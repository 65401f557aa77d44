import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { SurahCard_surah$key } from '../__generated__/SurahCard_surah.graphql';
import { useSettings } from '../settings/SettingsProvider';
import styles from './SurahCard.module.css';
import { surahName } from './surahName';
import { VerseSelect } from './VerseSelect';

/** A surah in the overview; the card leads to its page, its list to a verse. */
export function SurahCard({ surah }: { surah: SurahCard_surah$key }) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment SurahCard_surah on Surah {
        number
        arabicName
        turkishNameTranscription
        englishNameTranscription
        turkishNameTranslation
        englishNameTranslation
        turkishRevelationPlace
        englishRevelationPlace
        numberOfVerses
        ...VerseSelect_surah
      }
    `,
    surah,
  );
  const { name, meaning, place, english } = surahName(settings, data);
  return (
    <article className={styles.card}>
      <div className={styles.names}>
        <h2 className={styles.heading}>
          <span className={styles.number}>{data.number}</span>{' '}
          <Link className={styles.link} to={`/surahs/${data.number}`}>
            {name}
          </Link>
        </h2>
        <p lang="ar" dir="rtl" className={styles.arabic}>
          {data.arabicName}
        </p>
      </div>
      <div className={styles.meanings}>
        <p>{meaning}</p>
        {english && (
          <p lang="en" className={styles.english}>
            {english.name} · {english.meaning}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <p>
          {place} · {t('surah.verseCount', { count: data.numberOfVerses })}
        </p>
        <VerseSelect surah={data} />
      </div>
    </article>
  );
}
