import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWordSheetTexts } from '../i18n/wordSheet';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { copyText } from '../ui/text/copyText';
import styles from './WordSheet.module.css';

interface WordSheetActionsProps {
  /** The form that is searched. */
  arabic: string;
  /** The text that is copied. */
  copied: string;
}

/** What a reader can do with the word of the sheet. */
export function WordSheetActions({ arabic, copied }: WordSheetActionsProps) {
  const t = useWordSheetTexts();
  const { prefLanguage } = useSettings().settings;
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = () => {
    copyText(copied).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  };
  return (
    <div className={styles.actions}>
      <Link
        className={buttons.secondary}
        to={`/query?${new URLSearchParams({ queryParameter: arabic, language: prefLanguage })}`}
      >
        {t('search')}
      </Link>
      <button type="button" className={buttons.secondary} onClick={copy}>
        {t('copy')}
      </button>
      <span role="status" className={styles.copied}>
        {result && t(result)}
      </span>
    </div>
  );
}
