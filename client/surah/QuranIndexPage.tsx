import { graphql } from 'react-relay';
import type { QuranIndexPageQuery } from '../__generated__/QuranIndexPageQuery.graphql';
import { AdminPart } from '../auth/AdminPart';
import { useTableTexts } from '../i18n/table';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { QuranNote } from './QuranNote';
import { SurahTable } from './SurahTable';

const loadEditor = async () => (await import('./SurahTableEditor')).SurahTableEditor;

export function QuranIndexPage() {
  const t = useTableTexts();
  const { surahs } = usePageQuery<QuranIndexPageQuery>(graphql`
    query QuranIndexPageQuery @preloadable {
      surahs {
        ...SurahTable_surahs
      }
    }
  `);
  const table = <SurahTable surahs={surahs} />;
  return (
    <>
      <PageHead title={t('indexTitle')} description={t('indexDescription')} />
      <PageHeader title={t('indexTitle')} intro={t('indexIntro')} />
      <AdminPart load={loadEditor} props={{ fallback: table }}>
        {table}
      </AdminPart>
      <QuranNote />
    </>
  );
}
