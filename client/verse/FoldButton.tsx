import { useTranslation } from '../i18n/I18nProvider';
import { useSettings } from '../settings/SettingsProvider';
import { useChooseSettings } from '../settings/useChooseSettings';
import { NextIcon } from '../ui/icons/icons';
import styles from './FoldButton.module.css';

/** Folds and unfolds the words of a verse below its translations; the choice is kept. */
export function FoldButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { foldsWords } = useSettings().settings;
  const choose = useChooseSettings();
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-expanded={!foldsWords}
      onClick={() => choose({ foldsWords: !foldsWords })}
    >
      {t('verse.wordByWord')}
      <NextIcon />
    </button>
  );
}
