import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { ElementVerses_element$key } from '../__generated__/ElementVerses_element.graphql';
import { useTableTexts } from '../i18n/table';
import styles from './ElementVerses.module.css';
import { VerseLink } from './VerseLink';
import { withElement } from './elementAddress';

/** The first verses of an element, with a link to all of them if there are more. */
export function ElementVerses({ element }: { element: ElementVerses_element$key }) {
  const t = useTableTexts();
  const { search } = useLocation();
  const { databaseId, term, verses } = useFragment(
    graphql`
      fragment ElementVerses_element on TermElement {
        databaseId
        term {
          databaseId
        }
        verses(first: 12) {
          totalCount
          edges {
            node {
              id
              ...VerseLink_verse
            }
          }
        }
      }
    `,
    element,
  );
  const more = verses.totalCount - verses.edges.length;
  return (
    <ul className={styles.verses}>
      {verses.edges.map(({ node }) => (
        <li key={node.id}>
          <VerseLink verse={node} termId={term.databaseId} elementId={databaseId} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link className={styles.more} to={{ search: withElement(search, databaseId) }}>
            {t('moreVerses', { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}
