import { useId, useRef, useState } from 'react';
import { useSettingsTexts } from '../i18n/settings';
import { Dialog } from '../ui/Dialog';
import { InfoTip } from '../ui/InfoTip';
import type { ControlProps } from '../ui/useControl';
import { ChoiceGroup } from './ChoiceGroup';
import { LANGUAGE_TAGS, TEXT_SIZES, type Language, type Theme } from './settings';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider';

const LANGUAGES: readonly Language[] = ['turkish', 'english'];
const THEMES: readonly Theme[] = ['darkGreen', 'lightGreen'];

/** Every change applies at once, but for complex characters, which come with the next load. */
export function SettingsDialog(props: ControlProps) {
  const t = useSettingsTexts();
  const { settings, update } = useSettings();
  const [loadedWith] = useState(settings.useComplexCharacters);
  const hintId = useId();
  const language = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={t('title')} className={styles.dialog} initialFocus={language} {...props}>
      <div className={styles.settings}>
        <ChoiceGroup
          label={t('language')}
          values={LANGUAGES}
          chosen={settings.prefLanguage}
          chosenRef={language}
          onChoose={(prefLanguage) => update({ prefLanguage })}
        >
          {(value) => <span lang={LANGUAGE_TAGS[value]}>{t(value)}</span>}
        </ChoiceGroup>
        <ChoiceGroup
          label={t('theme')}
          values={THEMES}
          chosen={settings.prefTheme}
          onChoose={(prefTheme) => update({ prefTheme })}
        >
          {(value) => (
            <>
              <span className={styles.swatch} data-theme={value} />
              {t(value)}
            </>
          )}
        </ChoiceGroup>
        <ChoiceGroup
          label={t('textSize')}
          values={TEXT_SIZES}
          chosen={settings.textSize}
          onChoose={(textSize) => update({ textSize })}
        >
          {(value) => <span className={styles[value]}>{t(value)}</span>}
        </ChoiceGroup>
        <div>
          {settings.prefLanguage !== 'english' && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={settings.alwaysShowEnglish}
                onChange={({ target }) => update({ alwaysShowEnglish: target.checked })}
              />
              {t('alwaysShowEnglish')}
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
              {t('useComplexCharacters')}
            </label>
            <InfoTip label={t('info')} text={t('complexCharactersHint')} />
            <span id={hintId} hidden>
              {t('complexCharactersHint')}
            </span>
          </div>
          <p role="status" className={styles.status}>
            {settings.useComplexCharacters !== loadedWith && (
              <>
                {t('afterRefresh')}{' '}
                <button type="button" className={styles.refresh} onClick={() => location.reload()}>
                  {t('refresh')}
                </button>
              </>
            )}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
