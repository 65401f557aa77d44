import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { PostIndexPageQuery } from '../__generated__/PostIndexPageQuery.graphql';
import { usePostIndexTexts } from '../i18n/postIndex';
import { byLanguage, LANGUAGE_TAGS } from '../language';
import { PageHead } from '../page/PageHead';
import { PageHeader } from '../page/PageHeader';
import { PageLinks } from '../page/PageLinks';
import { usePageQuery } from '../relay/page';
import { useSettings } from '../settings/SettingsProvider';
import { filterTopics, type IndexedTopic } from './indexTopics';
import { indexOrderOf, indexPath } from './postAddress';
import { PostIndex } from './PostIndex';
import styles from './PostIndexPage.module.css';
import { PostIndexTools } from './PostIndexTools';

/** All topics of the site, by subject or by letter. */
export function PostIndexPage() {
  const t = usePostIndexTexts();
  const { prefLanguage } = useSettings().settings;
  const order = indexOrderOf(new URLSearchParams(useLocation().search));
  const [written, setWritten] = useState('');
  const { posts } = usePageQuery<PostIndexPageQuery>(graphql`
    query PostIndexPageQuery($first: Int, $after: String, $last: Int, $before: String)
    @preloadable {
      posts(first: $first, after: $after, last: $last, before: $before) {
        totalCount
        pageInfo {
          ...PageLinks_pageInfo
        }
        edges {
          node {
            databaseId
            section
            turkishTitle
            englishTitle
            turkishSynonyms
            englishSynonyms
            numberOfVerses
            broader {
              databaseId
            }
          }
        }
      }
    }
  `);
  const topics = posts.edges.map(({ node: { broader, ...node } }): IndexedTopic => {
    const title = byLanguage(prefLanguage, node, 'Title');
    const names = [node.turkishTitle, node.englishTitle].filter((name) => name !== title);
    const synonyms = [...node.turkishSynonyms, ...node.englishSynonyms];
    return {
      databaseId: node.databaseId,
      section: node.section,
      title,
      otherNames: [...names, ...synonyms],
      numberOfVerses: node.numberOfVerses,
      broaderId: broader?.databaseId,
    };
  });
  const found = filterTopics(topics, written);
  return (
    <>
      <PageHead
        title={order === 'letter' ? `${t('title')}: ${t('by.letter')}` : t('title')}
        description={order === 'letter' ? t('descriptionByLetter') : t('description')}
        path={indexPath(order)}
      />
      <PageHeader title={t('title')} intro={t('intro', { count: posts.totalCount })} />
      <PostIndexTools order={order} written={written} onWrite={setWritten} found={found.length} />
      <PostIndex topics={found} order={order} hasJumps={found.length === topics.length} />
      <PageLinks
        pageInfo={posts.pageInfo}
        label={t('pages')}
        names={{ previous: t('previousPage'), next: t('nextPage') }}
      />
      <p className={styles.feed}>
        <a href={`/feeds/topics.${LANGUAGE_TAGS[prefLanguage]}.atom`} type="application/atom+xml">
          {t('feed')}
        </a>
      </p>
    </>
  );
}
