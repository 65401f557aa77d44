import {
  Fragment,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TappedLineQuery } from '../__generated__/TappedLineQuery.graphql';
import { adminState } from '../auth/signedIn';
import { useReadingTexts } from '../i18n/reading';
import { Boundary } from '../ui/controls/Boundary';
import { arabicOf } from '../word/arabicText';
import { useArrowKeys } from '../word/useArrowKeys';
import { useOpenWord } from '../word/useOpenWord';
import { useWordTooltip } from '../word/useWordTooltip';
import { wordElement } from '../word/wordElements';
import { WordOverlays } from '../word/WordOverlays';
import arabic from './TappableArabic.module.css';
import styles from './TappedLine.module.css';
import { wordAt } from './wordAt';

interface TappedLineProps {
  /** The verse as text, until its words are loaded. */
  plain: ReactNode;
  /** Follows the last word. */
  sign: ReactNode;
  verseKey: string;
  /** The position in the text that was tapped. */
  position: number;
  /** Whether a key asked for the words, which then get focus instead of a sheet. */
  focuses: boolean;
}

/** The words of a verse as buttons, which break into lines as the text did, with the sheet of the tapped word. */
export function TappedLine({ plain, ...props }: TappedLineProps) {
  const t = useReadingTexts();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed) {
    return (
      <Boundary key={attempt} onError={() => setFailed(true)}>
        <Suspense fallback={plain}>
          <Words {...props} attempt={attempt} />
        </Suspense>
      </Boundary>
    );
  }
  return (
    <>
      {plain}
      <p role="alert" className={arabic.failure}>
        {t('failed')}{' '}
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {t('retry')}
        </button>
      </p>
    </>
  );
}

interface WordsProps extends Omit<TappedLineProps, 'plain'> {
  attempt: number;
}

function Words({ sign, verseKey, position, focuses, attempt }: WordsProps) {
  const t = useReadingTexts();
  const { verse } = useLazyLoadQuery<TappedLineQuery>(
    graphql`
      query TappedLineQuery($key: String!) {
        verse(key: $key) {
          words {
            arabicText
            pauseAfter
            ...WordOverlays_words
          }
        }
      }
    `,
    { key: verseKey },
    { fetchKey: attempt },
  );
  const rows = verse?.words ?? [];
  const words = rows.map(({ arabicText, pauseAfter }) => arabicOf(arabicText, pauseAfter));
  const line = useRef<HTMLDivElement>(null);
  const current = useArrowKeys(line, words.length);
  const tooltip = useWordTooltip(line);
  const opened = useOpenWord(line, false);
  const first = wordAt(words, position);
  const start = useEffectEvent(() => {
    // A tap on text focuses what is around it. A reader who has gone elsewhere since keeps the focus there.
    const isHere = document.activeElement?.contains(line.current) === true;
    if (focuses || isHere) wordElement(line.current, first)?.focus({ preventScroll: !focuses });
    if (!focuses) (adminState.read() ? opened.edit : opened.open)(first);
  });
  useEffect(() => start(), []);
  return (
    <>
      <div
        ref={line}
        role="group"
        aria-label={`${t('openWord')} ${verseKey}`}
        lang="ar"
        dir="rtl"
        className={arabic.arabic}
      >
        {words.map((word, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <button
              type="button"
              className={styles.word}
              data-word={index}
              tabIndex={index === current ? 0 : -1}
              aria-describedby={
                tooltip.index === index && opened.index === undefined ? tooltip.id : undefined
              }
              aria-haspopup="dialog"
              aria-expanded={opened.index === index}
            >
              {word}
            </button>
          </Fragment>
        ))}
        {sign}
      </div>
      <WordOverlays words={rows} tooltip={tooltip} opened={opened} />
    </>
  );
}
