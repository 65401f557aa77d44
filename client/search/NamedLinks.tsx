import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NamedLinks_answer$key } from '../__generated__/NamedLinks_answer.graphql';
import { useSearchTexts, type SearchTexts } from '../i18n/search';
import styles from './NamedLinks.module.css';
import { targetAddress } from './targetAddress';

/** Links to the roots, topics, tables, names and surahs that the words of a search name. */
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
  const links = named.flatMap(({ label, target }) => {
    const address = targetAddress(target);
    if (target.__typename === '%other' || !address) return [];
    const about =
      target.__typename === 'Root'
        ? t('rootAbout', { words: target.numberOfOccurrences, count: target.numberOfVerses })
        : undefined;
    return [{ label, kind: target.__typename as keyof SearchTexts['kind'], address, about }];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('named')}>
      <ul className={styles.links}>
        {links.map(({ label, kind, address, about }) => (
          <li key={`${kind} ${label}`}>
            <Link className={styles.link} to={address}>
              <span className={styles.kind}>{t(`kind.${kind}`)}</span>
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
    </nav>
  );
}
