import { graphql } from 'react-relay';
import type { QuranPostsPageQuery } from '../__generated__/QuranPostsPageQuery.graphql';
import { usePostTexts } from '../i18n/post';
import { usePageQuery } from '../relay/page';
import { PostList } from './PostList';
import { SectionPart } from './SectionPart';
import { SectionsLayout } from './SectionsLayout';
import { TableLinks } from './TableLinks';

const TABLES = [
  { to: '/tables/quranIndex', text: 'quranIndexTables' },
  { to: '/termTables/1/25', text: 'quranNameTables' },
] as const;

export function QuranPostsPage() {
  const t = usePostTexts();
  const { posts } = usePageQuery<QuranPostsPageQuery>(graphql`
    query QuranPostsPageQuery @preloadable {
      posts(section: QURAN, first: 100) {
        ...PostList_posts
      }
    }
  `);
  return (
    <SectionsLayout section="quran">
      <SectionPart title={t('tables')}>
        {(id) => (
          <TableLinks
            labelledBy={id}
            links={TABLES.map(({ to, text }) => ({ to, label: t(text) }))}
          />
        )}
      </SectionPart>
      <SectionPart title={t('topics')}>{() => <PostList posts={posts} />}</SectionPart>
    </SectionsLayout>
  );
}
