import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { VerseLink_verse$key } from '../__generated__/VerseLink_verse.graphql';
import styles from './VerseLink.module.css';

interface VerseLinkProps {
  verse: VerseLink_verse$key;
  /** Integer keys of what is highlighted in the verse. */
  termId: number;
  elementId: number;
}

/** Leads to a verse, in which the words of an element are highlighted. */
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
