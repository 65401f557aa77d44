import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WordSheet_words$key } from '../__generated__/WordSheet_words.graphql';
import { useWordSheetTexts } from '../i18n/wordSheet';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { Boundary } from '../ui/controls/Boundary';
import { CloseIcon } from '../ui/controls/CloseIcon';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import { arabicOf } from './arabicText';
import { coveringWords, readGrouped } from './glossClusters';
import type { OpenWord } from './useOpenWord';
import { useTranscription } from './useTranscription';
import { verseKeyOf } from './verseKeyOf';
import { wordElement } from './wordElements';
import { WordSheetActions } from './WordSheetActions';
import { WordSheetDetails } from './WordSheetDetails';
import styles from './WordSheet.module.css';

interface WordSheetProps {
  words: WordSheet_words$key;
  state: OpenWord;
}

/** Distance in CSS pixels that stays between the open word and the sheet of a phone. */
const MARGIN = 12;

/** All about one word: at the bottom of a phone, beside the verse on a desktop. The page stays usable beside it. */
export function WordSheet({ words, state }: WordSheetProps) {
  const t = useWordSheetTexts();
  const { settings } = useSettings();
  const transcriptionOf = useTranscription();
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedKey, setFailedKey] = useState<string>();
  const rows = useFragment(
    graphql`
      fragment WordSheet_words on Word @relay(plural: true) {
        key
        arabicText
        pauseAfter
        turkishTranscription
        englishTranscription
        turkishTranslation
        englishTranslation
        ...glossClusters_word
      }
    `,
    words,
  );
  const { list, index = -1, open, close } = state;
  const word = rows[index];
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    keepInView(wordElement(list.current, index), sheet.current);
  }, [list, index]);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (!word) return null;

  const languages = shownLanguages(settings);
  const heads = coveringWords(rows.map(readGrouped), index, languages);
  const glossOf = (language: (typeof languages)[number]) =>
    byLanguage(language, rows[heads[language] ?? index] ?? word, 'Translation');
  const verse = verseKeyOf(word.key);
  const number = word.key.slice(verse.length + 1);
  const arabic = arabicOf(word.arabicText, word.pauseAfter);
  const title = t('title', { verse, number });
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (!step) return;
    // Not to the next verse.
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
        <h2 id={titleId} className={styles.title}>
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
            <span lang="ar-Latn" className={styles.transcription}>
              {transcriptionOf(word, language)}
            </span>{' '}
            <span lang={LANGUAGE_TAGS[language]} className={styles.gloss}>
              {glossOf(language)}
            </span>
          </p>
        ))}
      </div>
      <WordSheetActions
        key={word.key}
        arabic={word.arabicText}
        copied={[arabic, ...languages.map(glossOf), title].join('\n')}
      />
      {failedKey === word.key ? (
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
      ) : (
        <Boundary key={`${word.key} ${attempt}`} onError={() => setFailedKey(word.key)}>
          <Suspense fallback={<p className={styles.loading}>{t('loading')}</p>}>
            <WordSheetDetails wordKey={word.key} attempt={attempt} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}

/** Scrolls the page if a sheet at the bottom of the window covers the word. */
function keepInView(word: HTMLElement | undefined, sheet: HTMLElement | null): void {
  if (!word || !sheet) return;
  // Its box in the window, without the movement in which it appears.
  const { offsetTop, offsetHeight } = sheet;
  const hidden = word.getBoundingClientRect().bottom + MARGIN - offsetTop;
  if (offsetTop + offsetHeight >= innerHeight && hidden > 0) scrollBy({ top: hidden });
}
