import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { HomeSurah_surah$key } from '../__generated__/HomeSurah_surah.graphql';
import { useSettings } from '../settings/SettingsProvider';
import styles from './HomeSurah.module.css';

/** A surah with its name in both scripts, as a link to its page. */
export function HomeSurah({ surah }: { surah: HomeSurah_surah$key }) {
  const { prefLanguage } = useSettings().settings;
  const data = useFragment(
    graphql`
      fragment HomeSurah_surah on Surah {
        number
        arabicName
        turkishNameTranscription
        englishNameTranscription
      }
    `,
    surah,
  );
  return (
    <Link className={styles.surah} to={`/surahs/${data.number}`}>
      {byLanguage(prefLanguage, data, 'NameTranscription')}
      <span lang="ar" dir="rtl" className={styles.arabic}>
        {data.arabicName}
      </span>
    </Link>
  );
}
