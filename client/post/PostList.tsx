import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { PostList_posts$key } from '../__generated__/PostList_posts.graphql';
import { usePostTexts } from '../i18n/post';
import { useSettings } from '../settings/SettingsProvider';
import { postPath } from '../page/postPath';
import styles from './PostList.module.css';

/** The topics of a section, each with its number. */
export function PostList({ posts }: { posts: PostList_posts$key }) {
  const t = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const { edges } = useFragment(
    graphql`
      fragment PostList_posts on PostConnection {
        edges {
          node {
            id
            databaseId
            number
            section
            turkishTitle
            englishTitle
          }
        }
      }
    `,
    posts,
  );
  if (edges.length === 0) return <p className={styles.none}>{t('noTopics')}</p>;
  return (
    <ol className={styles.list}>
      {edges.map(({ node }) => (
        <li key={node.id}>
          <Link className={styles.link} to={postPath(node.section, node.databaseId)}>
            {node.number} - {byLanguage(prefLanguage, node, 'Title')}
          </Link>
        </li>
      ))}
    </ol>
  );
}
