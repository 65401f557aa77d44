import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { TopicGroups_posts$key } from '../__generated__/TopicGroups_posts.graphql';
import { usePostTexts } from '../i18n/post';
import { byLanguage } from '../language';
import { postPath } from '../page/postPath';
import { useSettings } from '../settings/SettingsProvider';
import { nameOfSection } from './postAddress';
import styles from './TopicGroups.module.css';

interface Topic {
  readonly databaseId: number;
  readonly section: string;
  readonly turkishTitle: string;
  readonly englishTitle: string;
}

interface TopicGroupsProps {
  posts: TopicGroups_posts$key;
  /** Whether the first group of each section is a target of addresses. */
  hasSections?: boolean;
}

/** Wide topics, each with the topics that are parts of it. */
export function TopicGroups({ posts, hasSections = false }: TopicGroupsProps) {
  const t = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const groupId = useId();
  const lists = useFragment(
    graphql`
      fragment TopicGroups_posts on PostConnection @relay(plural: true) {
        edges {
          node {
            databaseId
            section
            turkishTitle
            englishTitle
            narrower {
              databaseId
              section
              turkishTitle
              englishTitle
            }
          }
        }
      }
    `,
    posts,
  );
  const groups = lists.flatMap(({ edges }) =>
    edges.map(({ node }, index) => ({
      ...node,
      anchor: hasSections && index === 0 ? nameOfSection(node.section) : undefined,
    })),
  );
  if (groups.length === 0) return <p className={styles.none}>{t('noTopics')}</p>;
  const titleOf = (topic: Topic) => (
    <Link to={postPath(topic.section, topic.databaseId)}>
      {byLanguage(prefLanguage, topic, 'Title')}
    </Link>
  );
  return groups.map(({ narrower, anchor, ...group }) => {
    const id = `${groupId}${group.databaseId}`;
    return (
      <section key={group.databaseId} id={anchor} className={styles.group} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {titleOf(group)}
        </h2>
        {narrower.length > 0 && (
          <ul className={styles.list}>
            {narrower.map((topic) => (
              <li key={topic.databaseId}>{titleOf(topic)}</li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}
