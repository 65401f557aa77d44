import { graphql } from 'react-relay';
import type { WorshipPostsPageQuery } from '../__generated__/WorshipPostsPageQuery.graphql';
import { usePageQuery } from '../relay/page';
import { SectionsLayout } from './SectionsLayout';
import { TopicGroups } from './TopicGroups';

export function WorshipPostsPage() {
  const { worship, salaat, fasting, hajj, alms } = usePageQuery<WorshipPostsPageQuery>(graphql`
    query WorshipPostsPageQuery @preloadable {
      worship: posts(section: WORSHIP, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
      salaat: posts(section: SALAAT, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
      fasting: posts(section: FASTING, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
      hajj: posts(section: HAJJ, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
      alms: posts(section: ALMS, isBroad: true, first: 100) {
        ...TopicGroups_posts
      }
    }
  `);
  return (
    <SectionsLayout section="worship">
      <TopicGroups hasSections posts={[worship, salaat, fasting, hajj, alms]} />
    </SectionsLayout>
  );
}
