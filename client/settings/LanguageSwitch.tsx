import { useEffect } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { changeLanguage } from '../i18n/i18n';
import { useSettings } from './SettingsProvider';

/** Keeps the interface in the language of the settings. */
export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const { prefLanguage } = useSettings().settings;
  useEffect(() => {
    void changeLanguage(i18n, prefLanguage);
  }, [i18n, prefLanguage]);
  return null;
}
