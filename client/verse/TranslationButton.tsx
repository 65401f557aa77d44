import { useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import type { VerseLayout } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { useChooseSettings } from '../settings/useChooseSettings';
import styles from './TranslationButton.module.css';

/** Hides the translations of a verse and shows them again; the choice is kept. */
export function TranslationButton() {
  const { t } = useTranslation();
  const { verseLayout } = useSettings().settings;
  const choose = useChooseSettings();
  const [hidden, setHidden] = useState<VerseLayout>();
  const isHidden = verseLayout === 'wordsOnly';
  const toggle = () => {
    if (!isHidden) setHidden(verseLayout);
    choose({ verseLayout: isHidden ? (hidden ?? 'automatic') : 'wordsOnly' });
  };
  return (
    <button type="button" className={styles.button} onClick={toggle}>
      {t(isHidden ? 'verse.showTranslation' : 'verse.hideTranslation')}
    </button>
  );
}
