import { graphql } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { byLanguage } from '../language';
import type { FaithPostsPageQuery } from '../__generated__/FaithPostsPageQuery.graphql';
import { usePostTexts } from '../i18n/post';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import styles from './FaithPostsPage.module.css';
import { FAITH_SECTIONS, faithSectionOf, pathOfSection } from './postAddress';
import { PostList } from './PostList';
import { SectionPart } from './SectionPart';
import { SectionsLayout } from './SectionsLayout';
import { tablesOf } from './tablesOfFaith';
import { TableLinks } from './TableLinks';

export function FaithPostsPage() {
  const t = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const { search } = useLocation();
  const current = faithSectionOf(new URLSearchParams(search));
  const { posts, terms } = usePageQuery<FaithPostsPageQuery>(graphql`
    query FaithPostsPageQuery($section: PostSection!) @preloadable {
      posts(section: $section, first: 100) {
        ...PostList_posts
      }
      terms(first: 100) {
        edges {
          node {
            databaseId
            turkishName
            englishName
          }
        }
      }
    }
  `);
  const names = new Map(
    terms.edges.map(({ node }) => [node.databaseId, byLanguage(prefLanguage, node, 'Name')]),
  );
  const tables = tablesOf(current, names);
  return (
    <SectionsLayout section="faith" shown={current}>
      <nav aria-label={t('sections')}>
        <ul className={styles.tabs}>
          {FAITH_SECTIONS.map((section) => (
            <li key={section}>
              <Link
                className={styles.tab}
                to={pathOfSection(section) ?? ''}
                aria-current={section === current ? 'page' : undefined}
                preventScrollReset
              >
                {t(`section.${section}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tables.length > 0 && (
        <SectionPart title={t('tables')}>
          {(id) => <TableLinks labelledBy={id} links={tables} />}
        </SectionPart>
      )}
      <SectionPart title={t('topics')}>{() => <PostList posts={posts} />}</SectionPart>
    </SectionsLayout>
  );
}
