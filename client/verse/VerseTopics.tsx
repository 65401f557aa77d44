import { useId } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { byLanguage } from '../language';
import type { VerseTopics_verse$key } from '../__generated__/VerseTopics_verse.graphql';
import { useSettings } from '../settings/SettingsProvider';
import { postPath } from '../page/postPath';
import styles from './VerseTopics.module.css';

/** The topics that use a verse; renders nothing if there are none. */
export function VerseTopics({ verse }: { verse: VerseTopics_verse$key }) {
  const { t } = useTranslation();
  const { prefLanguage } = useSettings().settings;
  const id = useId();
  const { posts } = useFragment(
    graphql`
      fragment VerseTopics_verse on Verse {
        posts(first: 20) {
          edges {
            node {
              id
              databaseId
              section
              turkishTitle
              englishTitle
            }
          }
        }
      }
    `,
    verse,
  );
  if (!posts.edges.length) return null;
  return (
    <section className={styles.topics} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('verse.topics')}
      </h2>
      <ul className={styles.list}>
        {posts.edges.map(({ node }) => (
          <li key={node.id}>
            <Link to={postPath(node.section, node.databaseId)}>
              {byLanguage(prefLanguage, node, 'Title')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
