import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PostEnd_post$key } from '../__generated__/PostEnd_post.graphql';
import { usePostTexts } from '../i18n/post';
import { byLanguage } from '../language';
import { postPath } from '../page/postPath';
import { useSettings } from '../settings/SettingsProvider';
import styles from './PostEnd.module.css';

interface PostEndProps {
  post: PostEnd_post$key;
  /** The name of its section. */
  section: string;
  /** The page that lists the topics of its section. */
  listPath: string | undefined;
}

/** Where a topic leads: its neighbors in its section, the section, and topics that share verses. */
export function PostEnd({ post, section, listPath }: PostEndProps) {
  const t = usePostTexts();
  const id = useId();
  const { prefLanguage } = useSettings().settings;
  const { previous, next, related } = useFragment(
    graphql`
      fragment PostEnd_post on Post {
        previous {
          databaseId
          section
          turkishTitle
          englishTitle
        }
        next {
          databaseId
          section
          turkishTitle
          englishTitle
        }
        related {
          numberOfSharedVerses
          post {
            databaseId
            section
            turkishTitle
            englishTitle
          }
        }
      }
    `,
    post,
  );
  if (!previous && !next && !listPath && related.length === 0) return null;
  const steps = [
    { topic: previous, label: t('previousTopic'), rel: 'prev' },
    { topic: next, label: t('nextTopic'), rel: 'next' },
  ];
  return (
    <nav className={styles.end} aria-label={t('onward')}>
      <div className={styles.steps}>
        {steps.map(
          ({ topic, label, rel }) =>
            topic && (
              <Link
                key={rel}
                className={`${styles.step} ${styles[rel]}`}
                to={postPath(topic.section, topic.databaseId)}
                rel={rel}
              >
                <span className={styles.label}>{label}</span>{' '}
                {byLanguage(prefLanguage, topic, 'Title')}
              </Link>
            ),
        )}
      </div>
      {related.length > 0 && (
        <>
          <h2 id={id} className={styles.title}>
            {t('related')}
          </h2>
          <ul aria-labelledby={id}>
            {related.map(({ post: other, numberOfSharedVerses }) => (
              <li key={other.databaseId} className={styles.related}>
                <Link to={postPath(other.section, other.databaseId)}>
                  {byLanguage(prefLanguage, other, 'Title')}
                </Link>{' '}
                <span className={styles.label}>
                  {t('verseCount', { count: numberOfSharedVerses })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {listPath && (
        <p className={styles.back}>
          <Link to={listPath}>{t('backTo', { section })}</Link>
        </p>
      )}
    </nav>
  );
}
