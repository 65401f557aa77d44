import { graphql } from 'react-relay';
import type { OtherPostsPageQuery } from '../__generated__/OtherPostsPageQuery.graphql';
import { usePageQuery } from '../relay/page';
import { SectionsLayout } from './SectionsLayout';
import { TopicGroups } from './TopicGroups';

export function OtherPostsPage() {
  const { posts } = usePageQuery<OtherPostsPageQuery>(graphql`
    query OtherPostsPageQuery @preloadable {
      posts(section: OTHER, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
    }
  `);
  return (
    <SectionsLayout section="other">
      <TopicGroups posts={[posts]} />
    </SectionsLayout>
  );
}
