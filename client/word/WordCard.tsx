import { graphql, useFragment } from 'react-relay';
import type { WordCard_word$key } from '../__generated__/WordCard_word.graphql';
import { highlightedWord } from './highlightedWord';
import { useHighlight } from './useHighlight';
import styles from './WordCard.module.css';
import { WordFace } from './WordFace';

interface WordCardProps {
  word: WordCard_word$key;
  /** Index in the list, from 0, by which the list finds the word of an event. */
  index: number;
  isInTabOrder: boolean;
  describedBy: string | undefined;
  /** Whether the sheet of the word is open. */
  isOpen: boolean;
  /** The glosses that are read for the word, if they are drawn beside the card because others share them. */
  sharedGlosses?: readonly string[];
}

/** A word as a button with its texts, marked if the address highlights it. */
export function WordCard(props: WordCardProps) {
  const { word, index, isInTabOrder, describedBy, isOpen, sharedGlosses } = props;
  const highlights = useHighlight();
  const data = useFragment(
    graphql`
      fragment WordCard_word on Word
      @argumentDefinitions(withGrammar: { type: "Boolean!", defaultValue: false }) {
        ...highlightedWord_word
        ...WordFace_word @arguments(withGrammar: $withGrammar)
      }
    `,
    word,
  );
  const card = (
    <button
      type="button"
      className={sharedGlosses ? `${styles.card} ${styles.above}` : styles.card}
      data-word={index}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
    >
      <WordFace word={data} hasGlosses={!sharedGlosses} />
    </button>
  );
  return highlights?.(highlightedWord(data, sharedGlosses)) ? (
    <mark className={styles.match}>{card}</mark>
  ) : (
    card
  );
}
