import { graphql } from 'react-relay';
import type { QuranIndexPageQuery } from '../__generated__/QuranIndexPageQuery.graphql';
import { useTableTexts } from '../i18n/table';
import { PageHead } from '../layout/PageHead';
import { PageHeader } from '../layout/PageHeader';
import { usePageQuery } from '../relay/page';
import { QuranNote } from './QuranNote';
import { SurahTable } from './SurahTable';

export function Component() {
  const t = useTableTexts();
  const { surahs } = usePageQuery<QuranIndexPageQuery>(graphql`
    query QuranIndexPageQuery @preloadable {
      surahs {
        ...SurahTable_surahs
      }
    }
  `);
  return (
    <>
      <PageHead title={t('indexTitle')} description={t('indexDescription')} />
      <PageHeader title={t('indexTitle')} intro={t('indexIntro')} />
      <SurahTable surahs={surahs} />
      <QuranNote />
    </>
  );
}
