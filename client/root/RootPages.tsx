import { graphql, useFragment } from 'react-relay';
import type { RootPages_pageInfo$key } from '../__generated__/RootPages_pageInfo.graphql';
import { useRootTexts } from '../i18n/root';
import { PageLinks } from '../page/PageLinks';

/** Links to the previous and next page of a list of roots or words. */
export function RootPages({ pageInfo }: { pageInfo: RootPages_pageInfo$key }) {
  const t = useRootTexts();
  const page = useFragment(
    graphql`
      fragment RootPages_pageInfo on PageInfo {
        ...PageLinks_pageInfo
      }
    `,
    pageInfo,
  );
  const names = { previous: t('previousPage'), next: t('nextPage') };
  return <PageLinks pageInfo={page} label={t('pages')} names={names} />;
}
