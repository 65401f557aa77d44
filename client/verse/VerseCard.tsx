import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VerseCard_verse$key } from '../__generated__/VerseCard_verse.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { LANGUAGE_TAGS, shownLanguages } from '../settings/settings';
import { byLanguage } from '../settings/byLanguage';
import { WordList } from '../word/WordList';
import styles from './VerseCard.module.css';

/** A verse word by word, with its translations below. */
export function VerseCard({ verse }: { verse: VerseCard_verse$key }) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment VerseCard_verse on Verse {
        numberInSurah
        turkishTranslation
        englishTranslation
        words {
          ...WordList_words
        }
      }
    `,
    verse,
  );
  return (
    <div className={styles.card}>
      <WordList words={data.words} verseNumber={data.numberInSurah} />
      <div className={styles.translations}>
        {shownLanguages(settings).map((language) => {
          const translation = byLanguage(language, data, 'Translation');
          return (
            <section key={language}>
              <h2 className={styles.language}>{t(`verse.${language}`)}</h2>
              {translation ? (
                <p lang={LANGUAGE_TAGS[language]} className={styles.translation}>
                  {translation}
                </p>
              ) : (
                <p className={styles.missing}>{t('verse.workingOnTranslation')}</p>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
