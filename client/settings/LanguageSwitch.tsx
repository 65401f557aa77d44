import { useEffect } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useSettings } from './SettingsProvider';

/** Keeps the interface in the language of the settings. */
export function LanguageSwitch() {
  const { change } = useI18n();
  const { prefLanguage } = useSettings().settings;
  useEffect(() => {
    void change(prefLanguage);
  }, [change, prefLanguage]);
  return null;
}
