import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAGS, type Language, byLanguage } from '../language';
import type { VerseSummary_verse$key } from '../__generated__/VerseSummary_verse.graphql';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { WordLine } from '../word/WordLine';
import styles from './VerseSummary.module.css';

interface VerseSummaryProps {
  verse: VerseSummary_verse$key;
  /** Rendered beside the name of the verse. */
  children: ReactNode;
  /** Rendered before the name of the verse. */
  before?: ReactNode;
  /** Parameters of the link to the verse, starting with `?`. */
  search?: string;
  /** Ids of the words to highlight. */
  matched?: readonly string[];
  /** A translation to show in any case, even to a reader of the other language. */
  language?: Language | undefined;
  /** Renders a translation, for example with marks. */
  show?(text: string, language: Language): ReactNode;
}

const asItIs = (text: string): ReactNode => text;

/** A verse in a list: its Arabic in running lines, and its translations. */
export function VerseSummary(props: VerseSummaryProps) {
  const {
    verse,
    children,
    before,
    search = '',
    matched = [],
    language: further,
    show = asItIs,
  } = props;
  const { t } = useTranslation();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment VerseSummary_verse on Verse {
        key
        numberInSurah
        turkishTranslation
        englishTranslation
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        words {
          ...WordLine_words
        }
      }
    `,
    verse,
  );
  const shown = shownLanguages(settings);
  const languages = further && !shown.includes(further) ? [...shown, further] : shown;
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        {before}
        <h2 className={styles.title}>
          <Link className={styles.link} to={{ pathname: `/verses/${data.key}`, search }}>
            {data.key}{' '}
            <span className={styles.surah}>
              {byLanguage(settings.prefLanguage, data.surah, 'NameTranscription')}
            </span>
          </Link>
        </h2>
        {children}
      </header>
      <div className={styles.words}>
        <WordLine words={data.words} verseNumber={data.numberInSurah} matched={matched} />
      </div>
      <div className={styles.translations}>
        {languages.map((language) => {
          const text = byLanguage(language, data, 'Translation');
          return text ? (
            <p key={language} lang={LANGUAGE_TAGS[language]} className={styles.translation}>
              {show(text, language)}
            </p>
          ) : (
            <p key={language} className={styles.missing}>
              {t('verse.workingOnTranslation')}
            </p>
          );
        })}
      </div>
    </article>
  );
}
