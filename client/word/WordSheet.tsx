import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useWordSheetTexts } from '../i18n/wordSheet';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { Boundary } from '../ui/controls/Boundary';
import { CloseIcon } from '../ui/controls/CloseIcon';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import { arabicOf } from './arabicText';
import { coveringWords } from './glossClusters';
import type { OpenWord } from './useOpenWord';
import { useShowsTranscription, useTranscription } from './useTranscription';
import { verseKeyOf } from '../../text/verseKeyOf';
import { wordElement } from './wordElements';
import type { ReadWord } from './readWord';
import { WordGrammar } from './WordGrammar';
import { WordSheetActions } from './WordSheetActions';
import { WordSheetDetails } from './WordSheetDetails';
import styles from './WordSheet.module.css';

interface WordSheetProps {
  words: ReadWord[];
  state: OpenWord;
}

/** Distance in CSS pixels that stays between the open word and the sheet of a phone. */
const MARGIN = 12;

/** All about one word: at the bottom of a phone, beside the verse on a desktop. The page stays usable beside it. */
export function WordSheet({ words: rows, state }: WordSheetProps) {
  const t = useWordSheetTexts();
  const { settings } = useSettings();
  const { t: common } = useTranslation();
  const transcriptionOf = useTranscription();
  const showsTranscription = useShowsTranscription();
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedKey, setFailedKey] = useState<string>();
  const { list, index = -1, open, close } = state;
  const word = rows[index];
  // In the commit that shows the sheet: effects after it may be late on a slow phone, and Escape lost.
  useLayoutEffect(() => {
    if (isFreeToFocus(list.current)) sheet.current?.focus({ preventScroll: true });
  }, [list, index]);
  useEffect(() => {
    keepInView(wordElement(list.current, index), sheet.current);
  }, [list, index]);
  useLayoutEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { activeElement, body } = document;
      const isElsewhere =
        activeElement !== body &&
        !sheet.current?.contains(activeElement) &&
        !list.current?.contains(activeElement);
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (!word) return null;

  const languages = shownLanguages(settings);
  const heads = coveringWords(rows, index, languages);
  const glossOf = (language: (typeof languages)[number]) =>
    byLanguage(language, rows[heads[language] ?? index] ?? word, 'Translation');
  const verse = verseKeyOf(word.key);
  const number = word.key.slice(verse.length + 1);
  const arabic = arabicOf(word.arabicText, word.pauseAfter);
  const title = common('word.place', { verse, number });
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    // With Alt or Cmd, the arrows go back and forward in the browser; a key held down would ask for each word.
    if (!step || event.altKey || event.metaKey || event.ctrlKey || event.repeat) return;
    event.preventDefault();
    if (rows[index + step]) open(index + step);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys also have buttons
    <section
      ref={sheet}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.sheet}
      onKeyDown={turn}
    >
      <header className={styles.header}>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t('next')}
          disabled={!rows[index + 1]}
          onClick={() => open(index + 1)}
        >
          <PreviousIcon />
        </button>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {title}
        </h2>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t('previous')}
          disabled={!rows[index - 1]}
          onClick={() => open(index - 1)}
        >
          <NextIcon />
        </button>
        <button type="button" className={buttons.icon} aria-label={t('close')} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <p lang="ar" dir="rtl" className={styles.arabic}>
        {arabic}
      </p>
      <div className={styles.glosses}>
        {languages.map((language) => (
          <p key={language}>
            {showsTranscription && (
              <span lang="ar-Latn" className={styles.transcription}>
                {transcriptionOf(word, language)}{' '}
              </span>
            )}
            {glossOf(language) === null ? (
              <span lang={LANGUAGE_TAGS[settings.prefLanguage]} className={styles.missing}>
                {common('verse.workingOnTranslation')}
              </span>
            ) : (
              <span lang={LANGUAGE_TAGS[language]} className={styles.gloss}>
                {glossOf(language)}
              </span>
            )}
            {heads[language] !== undefined && byLanguage(language, word, 'Translation') && (
              <span className={styles.own}>
                {' '}
                <span lang={LANGUAGE_TAGS[settings.prefLanguage]}>
                  {common('word.ownMeaning')}
                </span>{' '}
                <span lang={LANGUAGE_TAGS[language]}>
                  {byLanguage(language, word, 'Translation')}
                </span>
              </span>
            )}
          </p>
        ))}
      </div>
      <WordSheetActions
        key={word.key}
        word={word}
        copied={[...languages.map(glossOf), title].filter(Boolean).join('\n')}
      />
      {failedKey === word.key ? (
        <>
          {/* On the device of a reader who keeps the whole Qur'an. */}
          <dl className={styles.facts}>
            <WordGrammar wordKey={word.key} />
          </dl>
          <p role="alert" className={styles.failure}>
            {t('failed')}{' '}
            <button
              type="button"
              className={styles.retry}
              onClick={() => {
                setFailedKey(undefined);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </button>
          </p>
        </>
      ) : (
        <Boundary key={`${word.key} ${attempt}`} onError={() => setFailedKey(word.key)}>
          <Suspense fallback={<p className={styles.loading}>{t('loading')}</p>}>
            <WordSheetDetails wordKey={word.key} attempt={`${titleId} ${attempt}`} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}

/** Whether the reader is not busy elsewhere, such as in the search box, when the sheet appears. */
function isFreeToFocus(list: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  const isOff = activeElement instanceof HTMLButtonElement && activeElement.disabled;
  return activeElement === body || isOff || list?.contains(activeElement) === true;
}

/** Scrolls the page if the top bar, the end of the window or a sheet at the bottom hides the word. */
function keepInView(word: HTMLElement | undefined, sheet: HTMLElement | null): void {
  if (!word || !sheet) return;
  // Its box in the window, without the movement in which it appears.
  const { offsetTop, offsetHeight } = sheet;
  const end = offsetTop + offsetHeight >= innerHeight ? offsetTop : innerHeight;
  const start = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const { top, bottom } = word.getBoundingClientRect();
  if (bottom + MARGIN > end) scrollBy({ top: bottom + MARGIN - end });
  else if (top < start) scrollBy({ top: top - start });
}
