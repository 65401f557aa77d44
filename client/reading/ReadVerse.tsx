import type { CSSProperties, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { ReadVerse_verse$key } from '../__generated__/ReadVerse_verse.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useReadingTexts } from '../i18n/reading';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { ReadVerseTools } from './ReadVerseTools';
import { TappableArabic } from './TappableArabic';
import { VerseWords } from './VerseWords';
import styles from './ReadVerse.module.css';

interface ReadVerseProps {
  verse: ReadVerse_verse$key;
  /** The id of the verse on its page. */
  anchor: string;
  /** Keys of the verses whose words are loaded together with its own. */
  chunk: readonly string[];
  /** What begins with the verse: a page, a juz, a ruku. */
  marks: ReactNode;
}

/** A verse on the page of a surah, page or juz, as the reader chose: Arabic, with translation, or word by word. */
export function ReadVerse({ verse, anchor, chunk, marks }: ReadVerseProps) {
  const { t } = useTranslation();
  const own = useReadingTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment ReadVerse_verse on Verse {
        key
        numberInSurah
        arabicText
        turkishTranslation
        englishTranslation
        prostration
      }
    `,
    verse,
  );
  const { key, numberInSurah, arabicText } = data;
  const mode = settings.readingMode;
  const translations = shownLanguages(settings).map((language) => ({
    language,
    text: byLanguage(language, data, 'Translation'),
  }));
  const letters = translations.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const arabic = (
    <TappableArabic key={key} text={arabicText} verseKey={key} verseNumber={numberInSurah} />
  );
  return (
    <li
      id={anchor}
      data-verse={key}
      data-mode={mode}
      className={styles.verse}
      style={
        {
          '--arabic': arabicText.length,
          '--latin': mode === 'arabic' ? 0 : letters,
        } as CSSProperties
      }
    >
      {marks}
      {mode === 'words' ? (
        <VerseWords verseKey={key} verseNumber={numberInSurah} chunk={chunk} arabic={arabicText}>
          {arabic}
        </VerseWords>
      ) : (
        arabic
      )}
      {data.prostration != null && <p className={styles.prostration}>۩ {own('prostration')}</p>}
      {mode !== 'arabic' && (
        <div className={styles.translations}>
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
      )}
      <div className={styles.foot}>
        <Link
          to={`/verses/${key}`}
          className={styles.number}
          aria-label={own('wordByWord', { key })}
        >
          {key}
        </Link>
        <ReadVerseTools verseKey={key} />
      </div>
    </li>
  );
}
