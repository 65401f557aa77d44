import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { SearchResultCard_result$key } from '../__generated__/SearchResultCard_result.graphql';
import { byLanguage } from '../settings/byLanguage';
import { LANGUAGE_TAGS, shownLanguages, type Language } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { MarkedText } from '../ui/MarkedText';
import { WordLine } from '../word/WordLine';
import { MatchReason } from './MatchReason';
import styles from './SearchResultCard.module.css';

const LANGUAGE_OF_TEXT: Partial<Record<string, Language>> = {
  TURKISH: 'turkish',
  ENGLISH: 'english',
};

/** A verse that was found: why, its Arabic in running lines, and its translations. */
export function SearchResultCard({ result }: { result: SearchResultCard_result$key }) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment SearchResultCard_result on SearchResult {
        matchedIn
        ranges {
          start
          end
        }
        words {
          id
        }
        verse {
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
        ...MatchReason_result
      }
    `,
    result,
  );
  const { verse } = data;
  const ranges = data.ranges.map(({ start, end }) => [start, end] as const);
  const matched = LANGUAGE_OF_TEXT[data.matchedIn ?? ''];
  const shown = shownLanguages(settings);
  // What matched is shown even to a reader of the other language, or nobody could see why it is here.
  const languages = matched && !shown.includes(matched) ? [...shown, matched] : shown;
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={`/verses/${verse.key}`}>
            {verse.key}{' '}
            <span className={styles.surah}>
              {byLanguage(settings.prefLanguage, verse.surah, 'NameTranscription')}
            </span>
          </Link>
        </h2>
        <MatchReason result={data} />
      </header>
      <WordLine
        words={verse.words}
        verseNumber={verse.numberInSurah}
        matched={data.words.map(({ id }) => id)}
      />
      <div className={styles.translations}>
        {languages.map((language) => {
          const text = byLanguage(language, verse, 'Translation');
          return text ? (
            <p key={language} lang={LANGUAGE_TAGS[language]} className={styles.translation}>
              <MarkedText text={text} ranges={language === matched ? ranges : []} />
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
