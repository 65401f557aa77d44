import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { VerseLink_verse$key } from '../__generated__/VerseLink_verse.graphql';
import styles from './VerseLink.module.css';

interface VerseLinkProps {
  verse: VerseLink_verse$key;
  /** Integer keys of the term and the element to highlight in the verse. */
  termId: number;
  elementId: number;
}

/** A link to a verse that highlights the words of an element there. */
export function VerseLink({ verse, termId, elementId }: VerseLinkProps) {
  const { key } = useFragment(
    graphql`
      fragment VerseLink_verse on Verse {
        key
      }
    `,
    verse,
  );
  return (
    <Link
      className={styles.link}
      to={`/verses/${key}?highlightTerm=${termId}&highlightTermElement=${elementId}`}
    >
      {key}
    </Link>
  );
}
