import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWordSheetTexts } from '../i18n/wordSheet';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { copyText } from '../ui/text/copyText';
import { verseKeyOf } from '../../text/verseKeyOf';
import { arabicOf } from './arabicText';
import type { ReadWord } from './readWord';
import { useMushafWords } from './useMushafWords';
import styles from './WordSheet.module.css';

interface WordSheetActionsProps {
  word: ReadWord;
  /** The text that is copied after the word itself. */
  copied: string;
}

/** What a reader can do with the word of the sheet. */
export function WordSheetActions({ word, copied }: WordSheetActionsProps) {
  const t = useWordSheetTexts();
  const { prefLanguage } = useSettings().settings;
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const { words, hasFailed, retry } = useMushafWords(
    verseKeyOf(word.key),
    [word],
    word.numberInVerse,
  );
  const [mushafWord] = words ?? [];
  const copy = () => {
    if (!mushafWord) {
      setResult('copyFailed');
      retry();
      return;
    }
    const { arabicText, pauseAfter } = mushafWord;
    copyText(`${arabicOf(arabicText, pauseAfter)}\n${copied}`).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  };
  return (
    <div className={styles.actions}>
      <Link
        className={buttons.secondary}
        to={`/query?${new URLSearchParams({ queryParameter: word.arabicText, language: prefLanguage })}`}
      >
        {t('search')}
      </Link>
      <button
        type="button"
        className={buttons.secondary}
        disabled={!mushafWord && !hasFailed}
        onClick={copy}
      >
        {t('copy')}
      </button>
      <span role="status" className={styles.copied}>
        {result && t(result)}
      </span>
    </div>
  );
}
