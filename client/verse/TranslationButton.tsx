import { useTranslation } from '../i18n/I18nProvider';
import { VERSE_LAYOUTS } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import { useChooseSettings } from '../settings/useChooseSettings';
import { readStored, writeStored } from './browserStore';
import styles from './TranslationButton.module.css';

/** Name of the stored layout that "Hide translation" replaced. */
const HIDDEN_LAYOUT = 'hiddenVerseLayout';

/** Hides the translations of a verse and shows them again, in the layout from before; the choice is kept. */
export function TranslationButton() {
  const { t } = useTranslation();
  const { verseLayout } = useSettings().settings;
  const choose = useChooseSettings();
  const isHidden = verseLayout === 'wordsOnly';
  const toggle = () => {
    if (!isHidden) writeStored(HIDDEN_LAYOUT, verseLayout);
    const hidden = VERSE_LAYOUTS.find((layout) => layout === readStored(HIDDEN_LAYOUT));
    choose({ verseLayout: isHidden ? (hidden ?? 'automatic') : 'wordsOnly' });
  };
  return (
    <button type="button" className={styles.button} onClick={toggle}>
      {t(isHidden ? 'verse.showTranslation' : 'verse.hideTranslation')}
    </button>
  );
}
