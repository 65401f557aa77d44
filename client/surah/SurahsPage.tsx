import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SurahsPageQuery } from '../__generated__/SurahsPageQuery.graphql';
import { PageHead } from '../layout/PageHead';
import { usePageQuery } from '../relay/page';
import { SurahCard } from './SurahCard';
import styles from './SurahsPage.module.css';

export function Component() {
  const { t } = useTranslation();
  const { surahs } = usePageQuery<SurahsPageQuery>(graphql`
    query SurahsPageQuery @preloadable {
      surahs {
        id
        ...SurahCard_surah
      }
    }
  `);
  return (
    <>
      <PageHead title={t('surah.listTitle')} description={t('surah.listDescription')} />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('surah.listTitle')}
        </h1>
        <p className={styles.intro}>{t('surah.listIntro')}</p>
      </header>
      <ol className={styles.list}>
        {surahs.map((surah) => (
          <li key={surah.id} className={styles.item}>
            {/* So that the browser takes over card by card, and may do other work in between. */}
            <Suspense>
              <SurahCard surah={surah} />
            </Suspense>
          </li>
        ))}
      </ol>
    </>
  );
}
