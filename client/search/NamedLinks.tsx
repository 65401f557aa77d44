import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NamedLinks_answer$key } from '../__generated__/NamedLinks_answer.graphql';
import { useSearchTexts, type SearchTexts } from '../i18n/search';
import styles from './NamedLinks.module.css';
import { targetAddress } from './targetAddress';

/** Links to the topics that a search is about, above those to the roots, tables, names and surahs that it names. */
export function NamedLinks({ answer }: { answer: NamedLinks_answer$key }) {
  const t = useSearchTexts();
  const { named } = useFragment(
    graphql`
      fragment NamedLinks_answer on SearchAnswer {
        named {
          label
          target {
            __typename
            ... on Root {
              numberOfOccurrences
              numberOfVerses
            }
            ...targetAddress_target
          }
        }
      }
    `,
    answer,
  );
  const links = named.flatMap(({ label, target }): NamedLink[] => {
    const address = targetAddress(target);
    if (target.__typename === '%other' || !address) return [];
    const about =
      target.__typename === 'Root'
        ? t('rootAbout', { words: target.numberOfOccurrences, count: target.numberOfVerses })
        : undefined;
    return [{ label, kind: target.__typename as keyof SearchTexts['kind'], address, about }];
  });
  const isTopic = ({ kind }: NamedLink) => kind === 'Post';
  const topics = links.filter(isTopic);
  const others = links.filter((link) => !isTopic(link));
  if (links.length === 0) return null;
  return (
    <div className={styles.named}>
      {topics.length > 0 && (
        <nav className={styles.topics} aria-labelledby="named-topics">
          <h2 id="named-topics" className={styles.heading}>
            {t('topics')}
          </h2>
          <LinkList links={topics} />
        </nav>
      )}
      {others.length > 0 && (
        <nav aria-label={t('named')}>
          <LinkList links={others} />
        </nav>
      )}
    </div>
  );
}

interface NamedLink {
  label: string;
  kind: keyof SearchTexts['kind'];
  address: string;
  /** Shown after the label. */
  about?: string | undefined;
}

function LinkList({ links }: { links: NamedLink[] }) {
  const t = useSearchTexts();
  return (
    <ul className={styles.links}>
      {links.map(({ label, kind, address, about }) => (
        <li key={`${kind} ${label}`}>
          <Link className={styles.link} to={address}>
            {kind !== 'Post' && <span className={styles.kind}>{t(`kind.${kind}`)}</span>}
            {kind === 'Root' ? (
              <span className={styles.root} lang="ar" dir="rtl">
                {label}
              </span>
            ) : (
              <span className={styles.label}>{label}</span>
            )}
            {about && <span className={styles.kind}>{about}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
