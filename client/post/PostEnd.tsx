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
  const { previous, next, broader, narrower, related, relatedTerms, roots } = useFragment(
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
        broader {
          databaseId
          section
          turkishTitle
          englishTitle
        }
        narrower {
          databaseId
          section
          turkishTitle
          englishTitle
        }
        roots {
          letters
          turkishSense
          englishSense
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
  const linkTo = (topic: NonNullable<typeof broader>) => ({
    to: postPath(topic.section, topic.databaseId),
    text: byLanguage(prefLanguage, topic, 'Title'),
  });
  const links = {
    topics: related.map(({ post: other, numberOfSharedVerses }) => ({
      ...linkTo(other),
      count: numberOfSharedVerses,
    })),
    tables: relatedTerms.map(({ term, numberOfVerses }) => ({
      to: term.url,
      text: byLanguage(prefLanguage, term, 'Name'),
      count: numberOfVerses,
    })),
    roots: roots.map(({ letters, ...root }) => ({
      to: `/roots/${letters}`,
      text: [...letters].join(' '),
      sense: byLanguage(prefLanguage, root, 'Sense'),
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
      <Related title={t('broader')} links={broader ? [linkTo(broader)] : []} />
      <Related title={t('narrower')} links={narrower.map(linkTo)} />
      <Related title={t('related')} links={links.topics} />
      <Related title={t('relatedTables')} links={links.tables} />
      <Related title={t('relatedRoots')} links={links.roots} />
    </nav>
  );
}

interface RelatedProps {
  title: string;
  links: readonly {
    to: string;
    text: string;
    /** Number of verses behind it; 0 is not shown. */
    count?: number;
    /** What a root means. */
    sense?: string | null;
  }[];
}

/** Links with the number of verses behind each, or the sense of a root. */
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
        {links.map(({ to, text, count, sense }) => (
          <li key={to} className={styles.item}>
            <Link to={to} lang={sense === undefined ? undefined : 'ar'}>
              {text}
            </Link>
            {count ? <span className={styles.count}>{t('verseCount', { count })}</span> : null}
            {sense && <span className={styles.count}>{sense}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
