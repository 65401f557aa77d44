import type { CSSProperties } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { SurahVerse_verse$key } from '../__generated__/SurahVerse_verse.graphql';
import { useSurahTexts } from '../i18n/surah';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { verseSign } from '../word/arabicText';
import styles from './SurahVerse.module.css';

/** A verse on the page of its surah: text, translations, and a link to its words. */
export function SurahVerse({ verse }: { verse: SurahVerse_verse$key }) {
  const { t } = useTranslation();
  const tSurah = useSurahTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment SurahVerse_verse on Verse {
        key
        numberInSurah
        arabicText
        turkishTranslation
        englishTranslation
      }
    `,
    verse,
  );
  const translations = shownLanguages(settings).map((language) => ({
    language,
    text: byLanguage(language, data, 'Translation'),
  }));
  const letters = translations.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  return (
    <li
      id={String(data.numberInSurah)}
      className={styles.verse}
      style={{ '--arabic': data.arabicText.length, '--latin': letters } as CSSProperties}
    >
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {data.arabicText}
        {'\u00A0'}
        <span className={styles.sign} aria-hidden="true">
          {verseSign(data.numberInSurah)}
        </span>
      </p>
      <div className={styles.translations}>
        <Link
          to={`/verses/${data.key}`}
          className={styles.number}
          aria-label={tSurah('wordByWord', { key: data.key })}
        >
          {data.key}
        </Link>
        {translations.map(({ language, text }) =>
          text ? (
            <p key={language} lang={LANGUAGE_TAGS[language]} className={styles.translation}>
              {text}
            </p>
          ) : (
            <p key={language} className={styles.missing}>
              {t('verse.workingOnTranslation')}
            </p>
          ),
        )}
      </div>
    </li>
  );
}
