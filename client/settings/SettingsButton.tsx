import { useTranslation } from '../i18n/I18nProvider';
import { SettingsIcon } from '../ui/icons/icons';
import { useControl } from '../ui/controls/useControl';
import styles from './SettingsButton.module.css';

const load = async () => (await import('./SettingsDialog')).SettingsDialog;

export function SettingsButton() {
  const { t } = useTranslation();
  const { Control: SettingsDialog, controlProps, triggerProps, failure } = useControl(load);
  return (
    <>
      <button className={styles.button} aria-label={t('settings.open')} {...triggerProps}>
        <SettingsIcon />
      </button>
      {SettingsDialog && <SettingsDialog {...controlProps} />}
      {failure}
    </>
  );
}
