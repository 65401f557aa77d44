import { graphql } from 'react-relay';
import type { WorshipPostsPageQuery } from '../__generated__/WorshipPostsPageQuery.graphql';
import { usePostTexts } from '../i18n/post';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { usePageQuery } from '../relay/page';
import { TopicGroups } from './TopicGroups';

export function WorshipPostsPage() {
  const t = usePostTexts();
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
    <>
      <PageHead title={t('section.worship')} description={t('worshipDescription')} />
      <PageHeader title={t('section.worship')} intro={t('worshipIntro')} />
      <TopicGroups hasSections posts={[worship, salaat, fasting, hajj, alms]} />
    </>
  );
}
