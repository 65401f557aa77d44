import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import { byLanguage } from '../language';
import type { VersePageQuery } from '../__generated__/VersePageQuery.graphql';
import { AdminPart } from '../auth/AdminPart';
import { NotFound } from '../page/NotFound';
import { PageHead } from '../page/PageHead';
import { shorten } from '../page/shorten';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { SurahLabel } from '../surah/SurahLabel';
import { rememberVerse } from './place';
import { SimilarVerses } from './SimilarVerses';
import { TranslationButton } from './TranslationButton';
import { usePrefetchedVerse } from './usePrefetchedVerse';
import { VerseCard } from './VerseCard';
import { VerseNavigation } from './VerseNavigation';
import { VersePlace } from './VersePlace';
import { VerseTools } from './VerseTools';
import { VerseTopics } from './VerseTopics';
import styles from './VersePage.module.css';

const loadWorkBar = async () => (await import('./WorkBar')).WorkBar;

export function VersePage() {
  const { t } = useTranslation();
  const { key = '' } = useParams();
  const { prefLanguage } = useSettings().settings;
  const { verse } = usePageQuery<VersePageQuery>(graphql`
    query VersePageQuery($key: String!) @preloadable {
      verse(key: $key) {
        id
        key
        nextKey
        numberInSurah
        turkishTranslation
        englishTranslation
        surah {
          turkishNameTranscription
          englishNameTranscription
          ...SurahLabel_surah
        }
        ...VerseCard_verse
        ...VerseNavigation_verse
        ...VersePlace_verse
        ...VerseTools_verse
        ...VerseTopics_verse
      }
    }
  `);
  const [isEdited, setEdited] = useState(false);
  usePrefetchedVerse(verse?.nextKey);
  useEffect(() => {
    if (verse) rememberVerse(verse.key, verse.surah);
  }, [verse]);
  if (!verse) {
    const isKey = /^[1-9]\d*:[1-9]\d*$/.test(key);
    return <NotFound message={isKey ? t('notFound.verse', { key }) : t('notFound.verseFormat')} />;
  }
  const surah = byLanguage(prefLanguage, verse.surah, 'NameTranscription');
  const title = t('verse.title', { surah, number: verse.numberInSurah });
  const text = shorten(byLanguage(prefLanguage, verse, 'Translation') ?? '', 200);
  return (
    <article>
      <PageHead title={title} description={text || undefined} />
      <header className={styles.header}>
        <SurahLabel surah={verse.surah} />
        <VerseNavigation verse={verse} isDisabled={isEdited}>
          <h1 tabIndex={-1} className={styles.title}>
            {title.split(/(?<=,) /).map((part) => (
              <Fragment key={part}>
                <span className={styles.titlePart}>{part}</span>{' '}
              </Fragment>
            ))}
          </h1>
        </VerseNavigation>
        <div className={styles.place}>
          <VersePlace verse={verse} />
          <TranslationButton />
        </div>
      </header>
      <VerseCard key={verse.id} verse={verse} isWholePage onEdit={setEdited} />
      <VerseTools verse={verse} />
      <VerseTopics verse={verse} />
      <SimilarVerses key={verse.key} verseKey={verse.key} />
      <AdminPart load={loadWorkBar} props={{ verseKey: verse.key }} />
    </article>
  );
}
