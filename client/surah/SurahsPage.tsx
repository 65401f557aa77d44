import { Suspense } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql } from 'react-relay';
import { JUZ_COUNT, PAGE_COUNT } from '../../text/quranCounts';
import type { SurahsPageQuery } from '../__generated__/SurahsPageQuery.graphql';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { PartSelect } from './PartSelect';
import { SurahCard } from './SurahCard';
import styles from './SurahsPage.module.css';

export function SurahsPage() {
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
      <PageHeader title={t('surah.listTitle')} intro={t('surah.listIntro')} />
      <div className={styles.parts}>
        <PartSelect part="page" path="/pages" count={PAGE_COUNT} />
        <PartSelect part="juz" path="/juz" count={JUZ_COUNT} />
      </div>
      <ol className={styles.list}>
        {surahs.map((surah) => (
          <li key={surah.id} className={styles.item}>
            {/* Lets React hydrate card by card, with other work in between. */}
            <Suspense>
              <SurahCard surah={surah} />
            </Suspense>
          </li>
        ))}
      </ol>
    </>
  );
}
