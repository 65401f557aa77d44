import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { SurahHeader_surah$key } from '../__generated__/SurahHeader_surah.graphql';
import { useSurahTexts } from '../i18n/surah';
import { PageHead } from '../page/PageHead';
import { useSurahName } from './useSurahName';
import { SurahNotes } from './SurahNotes';
import { VerseSelect } from './VerseSelect';
import styles from './SurahHeader.module.css';

interface SurahHeaderProps {
  surah: SurahHeader_surah$key;
  /** Renders the heading between the links to the neighbors. */
  children(heading: ReactNode): ReactNode;
}

/** The names and facts of a surah above its verses, with a list that jumps to a verse. */
export function SurahHeader({ surah, children }: SurahHeaderProps) {
  const { t } = useTranslation();
  const tSurah = useSurahTexts();
  const data = useFragment(
    graphql`
      fragment SurahHeader_surah on Surah {
        number
        revelationOrder
        numberOfVerses
        ...useSurahName_surah
        ...SurahNotes_surah
        ...VerseSelect_surah
      }
    `,
    surah,
  );
  const { arabicName, name, meaning, place, english } = useSurahName(data);
  const title = t('surah.dialogTitle', { name });
  const count = data.numberOfVerses;
  return (
    <header className={styles.header}>
      <PageHead title={title} description={tSurah('description', { name, meaning, count })} />
      {children(
        <h1 tabIndex={-1} className={styles.title}>
          <span className={styles.number}>{data.number}.</span> {title}
        </h1>,
      )}
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {arabicName}
      </p>
      <p className={styles.meaning}>{meaning}</p>
      {english && (
        <p lang="en" className={styles.facts}>
          {english.name} · {english.meaning}
        </p>
      )}
      <p className={styles.facts}>
        {place} · {t('surah.verseCount', { count })} ·{' '}
        {tSurah('order', { order: data.revelationOrder })}
      </p>
      <SurahNotes surah={data} className={styles.facts} />
      <VerseSelect surah={data} pathOf={(verse) => `#${verse}`} />
    </header>
  );
}
