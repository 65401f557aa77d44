import { Fragment, useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { WordLine_words$key } from '../__generated__/WordLine_words.graphql';
import { arabicOf, verseSign } from './arabicText';
import { arabicWidth } from './arabicWidth';
import { useArrowKeys } from './useArrowKeys';
import { useOpenWord } from './useOpenWord';
import { useWordTooltip } from './useWordTooltip';
import { WordOverlays } from './WordOverlays';
import styles from './WordLine.module.css';

interface WordLineProps {
  words: WordLine_words$key;
  /** The number in the sign at the end of the verse. */
  verseNumber: number;
  /** Ids of the words to highlight. */
  matched: readonly string[];
  /** Whether the address of the page names the open word. */
  isAddressed?: boolean;
}

/** The Arabic of a verse in running lines, with the same tooltips and sheets as a WordList. */
export function WordLine(props: WordLineProps) {
  const { words, verseNumber, matched, isAddressed = false } = props;
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment WordLine_words on Word @relay(plural: true) {
        id
        arabicText
        pauseAfter
        ...WordOverlays_words
      }
    `,
    words,
  );
  const line = useRef<HTMLDivElement>(null);
  const current = useArrowKeys(line, rows.length);
  const tooltip = useWordTooltip(line);
  const opened = useOpenWord(line, isAddressed);
  return (
    <>
      <div
        ref={line}
        data-addressed={isAddressed || undefined}
        role="group"
        aria-label={t('verse.words')}
        className={styles.line}
        lang="ar"
        dir="rtl"
      >
        {rows.map(({ id, arabicText, pauseAfter }, index) => {
          const arabic = arabicOf(arabicText, pauseAfter);
          const word = (
            <button
              type="button"
              className={styles.word}
              style={{ inlineSize: `${arabicWidth(arabic)}em` }}
              data-word={index}
              tabIndex={index === current ? 0 : -1}
              aria-describedby={
                tooltip.index === index && opened.index === undefined ? tooltip.id : undefined
              }
              aria-haspopup="dialog"
              aria-expanded={opened.index === index}
            >
              {arabic}
            </button>
          );
          const shown = matched.includes(id) ? <mark className={styles.match}>{word}</mark> : word;
          if (index < rows.length - 1) return <Fragment key={id}>{shown} </Fragment>;
          return (
            <span key={id} className={styles.last}>
              {shown}{' '}
              <span className={styles.end} aria-hidden="true">
                {verseSign(verseNumber)}
              </span>
            </span>
          );
        })}
      </div>
      <WordOverlays words={rows} tooltip={tooltip} opened={opened} />
    </>
  );
}
