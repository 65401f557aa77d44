import { memo, type CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, byLanguage, type Language } from '../language';
import type { ReadVerse_verse$key } from '../__generated__/ReadVerse_verse.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { useReadingTexts } from '../i18n/reading';
import { FurtherTranslations } from '../verse/FurtherTranslations';
import { ReadVerseTools } from './ReadVerseTools';
import type { Beginning } from './readingParts';
import { TappableArabic } from './TappableArabic';
import type { CopiedVerse } from './VerseCopying';
import { VerseWords } from './VerseWords';
import styles from './ReadVerse.module.css';

interface ReadVerseProps {
  verse: ReadVerse_verse$key;
  /** The id of the verse on its page. */
  anchor: string;
  beginning: Beginning | undefined;
  languages: readonly Language[];
  /** Keys of the verses whose words are loaded in one request, with its own; undefined while it shows none. */
  wordsWith: readonly string[] | undefined;
  isBookmarked: boolean;
  onCopy(copied: CopiedVerse): void;
}

/** A verse on the page of a surah, page or juz. The list around it hides what the reader does not want to see. */
export const ReadVerse = memo(function ReadVerse(props: ReadVerseProps) {
  const { verse, anchor, beginning, languages, wordsWith, isBookmarked, onCopy } = props;
  const { t } = useTranslation();
  const own = useReadingTexts();
  const data = useFragment(
    graphql`
      fragment ReadVerse_verse on Verse {
        key
        numberInSurah
        arabicText
        turkishTranslation
        englishTranslation
        page
        juz
        rukuInSurah
        prostration
      }
    `,
    verse,
  );
  const { key, numberInSurah, arabicText, page, juz, rukuInSurah } = data;
  const translations = languages.map((language) => ({
    language,
    text: byLanguage(language, data, 'Translation'),
  }));
  const arabic = <TappableArabic text={arabicText} verseKey={key} verseNumber={numberInSurah} />;
  return (
    <li
      id={anchor}
      data-verse={key}
      className={styles.verse}
      style={{ '--letters': arabicText.length } as CSSProperties}
    >
      {beginning && Object.values(beginning).includes(true) && (
        <Marks beginning={beginning} page={page} juz={juz} ruku={rukuInSurah} />
      )}
      {wordsWith ? (
        <VerseWords verseKey={key} verseNumber={numberInSurah} keys={wordsWith}>
          {arabic}
        </VerseWords>
      ) : (
        arabic
      )}
      {data.prostration != null && <p className={styles.prostration}>۩ {own('prostration')}</p>}
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
        <FurtherTranslations verseKey={key} />
      </div>
      <div className={styles.foot}>
        <Link
          to={`/verses/${key}`}
          className={styles.number}
          aria-label={own('wordByWord', { key })}
        >
          {key}
        </Link>
        <ReadVerseTools verseKey={key} isBookmarked={isBookmarked} onCopy={onCopy} />
      </div>
    </li>
  );
});

interface MarksProps {
  beginning: Beginning;
  page: number;
  juz: number;
  /** Counted within the surah. */
  ruku: number;
}

/** Links to the page and juz that begin with a verse, and the ruku. */
function Marks({ beginning, page, juz, ruku }: MarksProps) {
  const t = useReadingTexts();
  return (
    <p className={styles.marks}>
      {beginning.juz && <Link to={`/juz/${juz}`}>{t('juz.one', { number: juz })}</Link>}
      {beginning.page && <Link to={`/pages/${page}`}>{t('page.one', { number: page })}</Link>}
      {beginning.ruku && <span>{t('ruku', { number: ruku })}</span>}
    </p>
  );
}
