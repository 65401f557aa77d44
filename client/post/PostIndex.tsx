import { Link, useLocation } from 'react-router-dom';
import { usePostTexts } from '../i18n/post';
import { usePostIndexTexts } from '../i18n/postIndex';
import { useSettings } from '../settings/SettingsProvider';
import { postPath } from '../page/postPath';
import { byLetter, bySection, type FoundTopic } from './indexTopics';
import { nameOfSection, pathOfSection, type IndexOrder } from './postAddress';
import styles from './PostIndex.module.css';

interface PostIndexProps {
  topics: readonly FoundTopic[];
  order: IndexOrder;
  /** Whether links lead to the groups. */
  hasJumps: boolean;
}

/** A section or a letter with its topics. */
interface Group {
  /** In the address. */
  id: string;
  title: string;
  /** The page of a section. */
  path?: string | undefined;
  entries: { topic: FoundTopic; parts: FoundTopic[] }[];
}

/** Topics as links in columns, below their sections or their letters. */
export function PostIndex({ topics, order, hasJumps }: PostIndexProps) {
  const t = usePostIndexTexts();
  const ofPosts = usePostTexts();
  const { prefLanguage } = useSettings().settings;
  const { search } = useLocation();
  const groups =
    order === 'letter'
      ? byLetter(topics, prefLanguage).map(([letter, entries]): Group => ({
          id: letter,
          title: letter,
          entries: entries.map((topic) => ({ topic, parts: [] })),
        }))
      : bySection(topics).map(([section, entries]): Group => {
          const id = nameOfSection(section);
          return { id, title: ofPosts(`section.${id}`), path: pathOfSection(id), entries };
        });
  return (
    <>
      {hasJumps && (
        <nav aria-label={order === 'letter' ? t('letters') : t('sections')}>
          <ul className={styles.jumps}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <Link
                  className={styles.jump}
                  to={{ search, hash: `#${id}` }}
                  state={{ keepsFocus: true }}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ id, title, path, entries }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`title-${id}`}>
          <h2 id={`title-${id}`} className={styles.title}>
            {path ? <Link to={path}>{title}</Link> : title}
          </h2>
          <ul className={styles.topics}>
            {entries.map(({ topic, parts }) => (
              <li key={topic.databaseId} className={parts.length > 0 ? styles.wide : undefined}>
                <Entry topic={topic} />
                {parts.length > 0 && (
                  <ul className={styles.parts}>
                    {parts.map((part) => (
                      <li key={part.databaseId}>
                        <Entry topic={part} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Entry({
  topic: { databaseId, section, title, numberOfVerses, foundAs },
}: {
  topic: FoundTopic;
}) {
  return (
    <p className={styles.entry}>
      <Link to={postPath(section, databaseId)}>{title}</Link>{' '}
      <span className={styles.count}>{numberOfVerses}</span>
      {foundAs && <span className={styles.name}> {foundAs}</span>}
    </p>
  );
}
