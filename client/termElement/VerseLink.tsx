import { Link } from 'react-router-dom';
import styles from './VerseLink.module.css';

interface VerseLinkProps {
  /** "2:255" */
  verseKey: string;
  /** Integer keys of the term and the element to highlight in the verse. */
  termId: number;
  elementId: number;
}

/** A link to a verse that highlights the words of an element there. */
export function VerseLink({ verseKey, termId, elementId }: VerseLinkProps) {
  return (
    <Link
      className={styles.link}
      to={`/verses/${verseKey}?highlightTerm=${termId}&highlightTermElement=${elementId}`}
    >
      {verseKey}
    </Link>
  );
}
