import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../language';
import { useSettingsTexts } from '../i18n/settings';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { Dialog } from '../ui/controls/Dialog';
import { InfoTip } from '../ui/tooltips/InfoTip';
import type { ControlProps } from '../ui/controls/useControl';
import { WholeQuran } from '../offline/WholeQuran';
import { ChoiceGroup } from './ChoiceGroup';
import { markSeen } from './FirstVisitDialog';
import { shownLanguages, TEXT_SIZES, TRANSCRIPTIONS, VERSE_LAYOUTS, type Theme } from './settings';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider';
import { SpellingChoice } from './SpellingChoice';

const THEMES: readonly Theme[] = ['darkGreen', 'lightGreen'];

/**
 * Changes settings. Every change applies at once, except that of the spelling, which needs a reload.
 */
export function SettingsDialog(props: ControlProps) {
  const t = useSettingsTexts();
  const { settings, update } = useSettings();
  const [loadedWith] = useState(settings.useComplexCharacters);
  const language = useRef<HTMLInputElement>(null);
  const chooseLanguage = useChooseLanguage();
  return (
    <Dialog title={t('title')} className={styles.dialog} initialFocus={language} {...props}>
      <div className={styles.settings}>
        <ChoiceGroup
          label={t('language')}
          values={LANGUAGES}
          chosen={settings.prefLanguage}
          chosenRef={language}
          onChoose={(prefLanguage) => {
            chooseLanguage(prefLanguage);
          }}
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
        <ChoiceGroup
          label={t('transcription')}
          values={TRANSCRIPTIONS}
          chosen={settings.transcription}
          onChoose={(transcription) => update({ transcription })}
        >
          {(value) => <span>{t(value)}</span>}
        </ChoiceGroup>
        <ChoiceGroup
          label={t('verseLayout')}
          values={VERSE_LAYOUTS}
          chosen={settings.verseLayout}
          onChoose={(verseLayout) => update({ verseLayout })}
        >
          {(value) => <span>{t(value)}</span>}
        </ChoiceGroup>
        <fieldset className={styles.glosses}>
          <legend className={styles.legend}>{t('glosses')}</legend>
          {shownLanguages(settings).map((shown) => (
            <CheckboxField
              key={shown}
              label={t(`${shown}Glosses`)}
              checked={settings[`${shown}Glosses`]}
              onChange={(isShown) => update({ [`${shown}Glosses`]: isShown })}
            />
          ))}
        </fieldset>
        <div>
          <div className={styles.explained}>
            <SpellingChoice
              label={t('spelling')}
              names={{ mushaf: t('mushaf'), simplified: t('simplified') }}
              hint={t('spellingHint')}
            />
            <div className={styles.explanation}>
              <InfoTip label={t('info')} text={t('spellingHint')} />
            </div>
          </div>
          {settings.prefLanguage !== 'english' && (
            <CheckboxField
              label={t('alwaysShowEnglish')}
              checked={settings.alwaysShowEnglish}
              onChange={(alwaysShowEnglish) => update({ alwaysShowEnglish })}
            />
          )}
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
        <WholeQuran />
      </div>
    </Dialog>
  );
}

/** Chooses a language and removes the one in the address, which would outrank it. */
function useChooseLanguage() {
  const { update } = useSettings();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (prefLanguage: Language) => {
    const parameters = new URLSearchParams(search);
    if (parameters.has('lang')) {
      parameters.delete('lang');
      void navigate(
        // The router does not know the word that is open.
        { search: parameters.toString(), hash: location.hash },
        { replace: true, preventScrollReset: true, state: { keepsFocus: true } },
      );
      // The first-visit dialog is no longer needed.
      markSeen();
    }
    update({ prefLanguage });
  };
}
