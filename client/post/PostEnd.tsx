import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PostEnd_post$key } from '../__generated__/PostEnd_post.graphql';
import { usePostTexts } from '../i18n/post';
import { byLanguage } from '../language';
import { postPath } from '../page/postPath';
import { useSettings } from '../settings/SettingsProvider';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import styles from './PostEnd.module.css';

interface PostEndProps {
  post: PostEnd_post$key;
  /** The name of its section. */
  section: string;
  /** The page that lists the topics of its section. */
  listPath: string | undefined;
}

/** Where a topic leads: its neighbors in its section, the section, and what shares verses with it. */
export function PostEnd({ post, section, listPath }: PostEndProps) {
  const t = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const { previous, next, related, relatedTerms } = useFragment(
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
        relatedTerms {
          numberOfVerses
          term {
            databaseId
            url
            turkishName
            englishName
          }
        }
      }
    `,
    post,
  );
  const links = {
    topics: related.map(({ post: other, numberOfSharedVerses }) => ({
      to: postPath(other.section, other.databaseId),
      text: byLanguage(prefLanguage, other, 'Title'),
      count: numberOfSharedVerses,
    })),
    tables: relatedTerms.map(({ term, numberOfVerses }) => ({
      to: term.url,
      text: byLanguage(prefLanguage, term, 'Name'),
      count: numberOfVerses,
    })),
  };
  const step = (topic: typeof next, rel: 'prev' | 'next', text: string, icon: ReactNode) =>
    topic && (
      <Link
        className={`${styles.step} ${styles[rel]}`}
        to={postPath(topic.section, topic.databaseId)}
        rel={rel}
      >
        {icon}
        <span>
          <span className={styles.label}>{text}</span>
          {byLanguage(prefLanguage, topic, 'Title')}
        </span>
      </Link>
    );
  return (
    <nav className={styles.end} aria-label={t('onward')}>
      {(previous ?? next ?? listPath) && (
        <div className={styles.steps}>
          {step(previous, 'prev', t('previousTopic'), <PreviousIcon />)}
          {listPath && (
            <Link className={styles.section} to={listPath}>
              {t('allOf', { section })}
            </Link>
          )}
          {step(next, 'next', t('nextTopic'), <NextIcon />)}
        </div>
      )}
      <Related title={t('related')} links={links.topics} />
      <Related title={t('relatedTables')} links={links.tables} />
    </nav>
  );
}

interface RelatedProps {
  title: string;
  links: readonly { to: string; text: string; count: number }[];
}

/** Links with the number of verses behind each. */
function Related({ title, links }: RelatedProps) {
  const t = usePostTexts();
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {links.map(({ to, text, count }) => (
          <li key={to} className={styles.item}>
            <Link to={to}>{text}</Link>
            <span className={styles.count}>{t('verseCount', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
