import { graphql } from 'react-relay';
import type { OtherPostsPageQuery } from '../__generated__/OtherPostsPageQuery.graphql';
import { usePostTexts } from '../i18n/post';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { TopicGroups } from './TopicGroups';

export function OtherPostsPage() {
  const t = usePostTexts();
  const { posts } = usePageQuery<OtherPostsPageQuery>(graphql`
    query OtherPostsPageQuery @preloadable {
      posts(section: OTHER, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
    }
  `);
  return (
    <>
      <PageHead title={t('section.other')} description={t('otherDescription')} />
      <PageHeader title={t('section.other')} intro={t('otherIntro')} />
      <TopicGroups posts={[posts]} />
    </>
  );
}
