import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { WordPlace_word$key } from '../__generated__/WordPlace_word.graphql';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { verseKeyOf } from '../../text/verseKeyOf';
import styles from './WordPlace.module.css';

/** A word of a list of words, with its glosses and linked to its verse. */
export function WordPlace({ word }: { word: WordPlace_word$key }) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment WordPlace_word on Word {
        key
        arabicText
        turkishTranslation
        englishTranslation
        turkishGlossGroup {
          text
        }
        englishGlossGroup {
          text
        }
      }
    `,
    word,
  );
  const verse = verseKeyOf(data.key);
  return (
    <div className={styles.word}>
      <Link className={styles.verse} to={`/verses/${verse}`}>
        {verse}
      </Link>
      <div className={styles.glosses}>
        {shownLanguages(settings).map((language) => {
          // A word that the gloss of a neighbor covers may have no meaning of its own.
          const shared = byLanguage(language, data, 'GlossGroup').text;
          const gloss = byLanguage(language, data, 'Translation') ?? shared;
          return gloss ? (
            <p key={language} lang={LANGUAGE_TAGS[language]}>
              {gloss}
            </p>
          ) : (
            <p key={language} className={styles.missing}>
              {t('word.workingOnTranslation')}
            </p>
          );
        })}
      </div>
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {data.arabicText}
      </p>
    </div>
  );
}
