import { useState, type MouseEvent } from 'react';
import { useReadingTexts } from '../i18n/reading';
import { LoadedPart } from '../ui/LoadedPart';
import { verseSign } from '../word/arabicText';
import styles from './TappableArabic.module.css';

const loadLine = async () => (await import('./TappedLine')).TappedLine;

interface TappableArabicProps {
  text: string;
  verseKey: string;
  verseNumber: number;
}

/**
 * The Arabic of a verse as plain text, since a long surah has 6,000 words. A tap on a word turns it into
 * buttons in the same lines and opens the sheet of that word.
 */
export function TappableArabic({ text, verseKey, verseNumber }: TappableArabicProps) {
  const t = useReadingTexts();
  const [tapped, setTapped] = useState<{ position: number; isKey: boolean }>();
  const [hasFailed, setFailed] = useState(false);
  const tap = (event: MouseEvent<HTMLElement>) => {
    // The end of a selection is no tap.
    if (tapped || getSelection()?.isCollapsed === false) return;
    const position = positionAt(event);
    if (position === undefined) return;
    setFailed(false);
    setTapped({ position, isKey: false });
  };
  const sign = (
    <>
      {'\u00A0'}
      <span className={styles.sign} aria-hidden="true">
        {verseSign(verseNumber)}
      </span>
    </>
  );
  const plain = (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for keys there is the button below
    <p lang="ar" dir="rtl" className={styles.arabic} aria-busy={tapped && true} onClick={tap}>
      {text}
      {sign}
    </p>
  );
  return (
    <>
      <LoadedPart
        load={loadLine}
        isShown={tapped !== undefined}
        props={{
          plain,
          sign,
          verseKey,
          position: tapped?.position ?? 0,
          focuses: tapped?.isKey ?? false,
        }}
        onError={() => {
          setTapped(undefined);
          setFailed(true);
        }}
      >
        {plain}
      </LoadedPart>
      {!tapped && (
        <button
          type="button"
          className={styles.words}
          aria-label={`${t('openWord')} ${verseKey}`}
          onClick={() => setTapped({ position: 0, isKey: true })}
        >
          {t('openWord')}
        </button>
      )}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('failed')}
        </p>
      )}
    </>
  );
}

/** The position in the text under the pointer; undefined beside it. */
function positionAt({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
  const place = caretAt(clientX, clientY);
  return place && place.node === currentTarget.firstChild ? place.offset : undefined;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari before 18.4 has nothing else
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
