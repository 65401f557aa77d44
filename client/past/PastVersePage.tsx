import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { PastVersePageQuery } from '../__generated__/PastVersePageQuery.graphql';
import { useTranslation } from '../i18n/I18nProvider';
import { usePastTexts } from '../i18n/past';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { usePageQuery } from '../relay/page';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { usePastRevision } from './usePastRevision';
import { PastBar } from './PastBar';
import { PastMissing } from './PastMissing';
import { PastText } from './PastText';
import { PastTranslation } from './PastTranslation';
import { PastWords } from './PastWords';
import styles from './Past.module.css';

/** A verse as it was at an earlier content revision. */
export function PastVersePage() {
  const t = usePastTexts();
  const { t: tMain } = useTranslation();
  const { key = '' } = useParams();
  const { settings } = useSettings();
  const revision = usePastRevision();
  const { verseAt, unknownRevision, verse } = usePageQuery<PastVersePageQuery>(graphql`
    query PastVersePageQuery($key: String!, $revision: Int!) @preloadable {
      verseAt(key: $key, revision: $revision) {
        ...PastBar_state
        numberInSurah
        turkishSurahName
        englishSurahName
        turkishTranslation
        englishTranslation
        words {
          ...PastWords_words
        }
      }
      unknownRevision(revision: $revision) {
        ...PastMissing_unknown
      }
      verse(key: $key) {
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        turkishTranslation
        englishTranslation
        words {
          ...PastWords_present
        }
      }
    }
  `);
  if (!verse) return <NotFound message={tMain('notFound.verse', { key })} />;
  const path = `/verses/${key}`;
  if (!verseAt) return <PastMissing revision={revision} unknown={unknownRevision} path={path} />;
  const { prefLanguage } = settings;
  const titleWith = (surah: string) =>
    tMain('verse.title', { surah, number: verseAt.numberInSurah });
  const title = titleWith(byLanguage(prefLanguage, verseAt, 'SurahName'));
  return (
    <article className={styles.page}>
      <PageHead title={t('title', { title, revision })} path={path} hidden />
      <PastBar state={verseAt} path={path} />
      <PastText
        then={title}
        now={titleWith(byLanguage(prefLanguage, verse.surah, 'NameTranscription'))}
        lang={LANGUAGE_TAGS[prefLanguage]}
      >
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </PastText>
      <PastWords words={verseAt.words} present={verse.words} />
      <div className={styles.translations}>
        {shownLanguages(settings).map((language) => (
          <PastTranslation
            key={language}
            language={language}
            then={byLanguage(language, verseAt, 'Translation')}
            now={byLanguage(language, verse, 'Translation')}
          />
        ))}
      </div>
    </article>
  );
}
