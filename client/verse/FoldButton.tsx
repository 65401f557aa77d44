import { useTranslation } from '../i18n/I18nProvider';
import { useSettings } from '../settings/SettingsProvider';
import { NextIcon } from '../ui/icons/icons';
import styles from './FoldButton.module.css';

/** Folds and unfolds the words of a verse below its translations; the choice is kept. */
export function FoldButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { settings, update } = useSettings();
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-expanded={!settings.foldsWords}
      onClick={() => update({ foldsWords: !settings.foldsWords })}
    >
      {t('verse.wordByWord')}
      <NextIcon />
    </button>
  );
}
