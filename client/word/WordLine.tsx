import { Fragment, useRef } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import type { WordLine_words$key } from '../__generated__/WordLine_words.graphql';
import { AdminPart } from '../auth/AdminPart';
import { arabicOf, verseSign } from './arabicText';
import { arabicWidth } from './arabicWidth';
import { LoadedPart } from '../ui/LoadedPart';
import { useArrowKeys } from './useArrowKeys';
import { usePreload } from '../ui/usePreload';
import { useOpenWord } from './useOpenWord';
import { useWordTooltip } from './useWordTooltip';
import styles from './WordLine.module.css';

const loadEditing = async () => (await import('./WordEditing')).WordEditing;

const loadSheet = async () => (await import('./WordSheet')).WordSheet;

const loadTooltip = async () => (await import('./OpenWordTooltip')).OpenWordTooltip;

interface WordLineProps {
  words: WordLine_words$key;
  /** The number in the sign at the end of the verse. */
  verseNumber: number;
  /** Ids of the words to highlight. */
  matched: readonly string[];
}

/** The Arabic of a verse in running lines, with the same tooltips as a WordList. */
export function WordLine({ words, verseNumber, matched }: WordLineProps) {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment WordLine_words on Word @relay(plural: true) {
        id
        arabicText
        pauseAfter
        ...OpenWordTooltip_words
        ...WordSheet_words
        ...WordEditing_words
      }
    `,
    words,
  );
  const line = useRef<HTMLDivElement>(null);
  const current = useArrowKeys(line, rows.length);
  const tooltip = useWordTooltip(line);
  usePreload(loadTooltip);
  const opened = useOpenWord(line, false);
  return (
    <>
      <div
        ref={line}
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
              aria-describedby={tooltip.index === index ? tooltip.id : undefined}
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
      <LoadedPart
        load={loadTooltip}
        isShown={tooltip.index !== undefined && opened.index === undefined}
        props={{ words: rows, tooltip }}
      />
      <LoadedPart
        load={loadSheet}
        isShown={opened.index !== undefined}
        props={{ words: rows, state: opened }}
      />
      <AdminPart load={loadEditing} props={{ list: line, words: rows }} />
    </>
  );
}
