import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { Basmala_verse$key } from '../__generated__/Basmala_verse.graphql';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import styles from './Basmala.module.css';

/** The basmala before the first verse of a surah. */
export function Basmala({ verse }: { verse: Basmala_verse$key }) {
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment Basmala_verse on Verse {
        arabicText
        turkishTranslation
        englishTranslation
      }
    `,
    verse,
  );
  return (
    <div className={styles.basmala}>
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {data.arabicText}
      </p>
      {shownLanguages(settings).map((language) => (
        <p key={language} lang={LANGUAGE_TAGS[language]} className={styles.translation}>
          {byLanguage(language, data, 'Translation')}
        </p>
      ))}
    </div>
  );
}
