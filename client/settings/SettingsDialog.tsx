import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog';
import { InfoTip } from '../ui/InfoTip';
import type { ControlProps } from '../ui/useControl';
import { ChoiceGroup } from './ChoiceGroup';
import { LANGUAGE_TAGS, type Language, type Theme } from './settings';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider';

const LANGUAGES: readonly Language[] = ['turkish', 'english'];
const THEMES: readonly Theme[] = ['darkGreen', 'lightGreen'];

/** Every change applies at once, but for complex characters, which come with the next load. */
export function SettingsDialog(props: ControlProps) {
  const { t } = useTranslation();
  const { settings, update } = useSettings();
  const [loadedWith] = useState(settings.useComplexCharacters);
  const hintId = useId();
  const language = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={t('settings.title')}
      className={styles.dialog}
      initialFocus={language}
      {...props}
    >
      <div className={styles.settings}>
        <ChoiceGroup
          label={t('settings.language')}
          values={LANGUAGES}
          chosen={settings.prefLanguage}
          chosenRef={language}
          onChoose={(prefLanguage) => update({ prefLanguage })}
        >
          {(value) => <span lang={LANGUAGE_TAGS[value]}>{t(`settings.${value}`)}</span>}
        </ChoiceGroup>
        <ChoiceGroup
          label={t('settings.theme')}
          values={THEMES}
          chosen={settings.prefTheme}
          onChoose={(prefTheme) => update({ prefTheme })}
        >
          {(value) => (
            <>
              <span className={styles.swatch} data-theme={value} />
              {t(`settings.${value}`)}
            </>
          )}
        </ChoiceGroup>
        <div>
          {settings.prefLanguage !== 'english' && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={settings.alwaysShowEnglish}
                onChange={({ target }) => update({ alwaysShowEnglish: target.checked })}
              />
              {t('settings.alwaysShowEnglish')}
            </label>
          )}
          <div className={styles.row}>
            <label className={styles.check}>
              <input
                type="checkbox"
                aria-describedby={hintId}
                checked={settings.useComplexCharacters}
                onChange={({ target }) => update({ useComplexCharacters: target.checked })}
              />
              {t('settings.useComplexCharacters')}
            </label>
            <InfoTip label={t('settings.info')} text={t('settings.complexCharactersHint')} />
            <span id={hintId} hidden>
              {t('settings.complexCharactersHint')}
            </span>
          </div>
          <p role="status" className={styles.status}>
            {settings.useComplexCharacters !== loadedWith && (
              <>
                {t('settings.afterRefresh')}{' '}
                <button type="button" className={styles.refresh} onClick={() => location.reload()}>
                  {t('settings.refresh')}
                </button>
              </>
            )}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
