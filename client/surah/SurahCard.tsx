import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SurahCard_surah$key } from '../__generated__/SurahCard_surah.graphql';
import styles from './SurahCard.module.css';
import { useSurahName } from './useSurahName';
import { VerseSelect } from './VerseSelect';

/** A surah in the overview, with a link to its page and a list of its verses. */
export function SurahCard({ surah }: { surah: SurahCard_surah$key }) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment SurahCard_surah on Surah {
        number
        numberOfVerses
        ...useSurahName_surah
        ...VerseSelect_surah
      }
    `,
    surah,
  );
  const { arabicName, name, meaning, place, english } = useSurahName(data);
  return (
    <article className={styles.card}>
      <div className={styles.names}>
        <h2 className={styles.heading}>
          <span className={styles.number}>{data.number}</span>{' '}
          <Link className={styles.link} to={`/surahs/${data.number}`}>
            {name}
          </Link>
        </h2>
        <p lang="ar" dir="rtl" className={styles.arabic}>
          {arabicName}
        </p>
      </div>
      <div className={styles.meanings}>
        <p>{meaning}</p>
        {english && (
          <p lang="en" className={styles.english}>
            {english.name} · {english.meaning}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <p>
          {place} · {t('surah.verseCount', { count: data.numberOfVerses })}
        </p>
        <VerseSelect surah={data} />
      </div>
    </article>
  );
}
