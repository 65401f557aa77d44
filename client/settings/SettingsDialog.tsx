import { useRef, useState } from 'react';
import { LANGUAGES, LANGUAGE_TAGS } from '../language';
import { useSettingsTexts } from '../i18n/settings';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { Dialog } from '../ui/controls/Dialog';
import { InfoTip } from '../ui/tooltips/InfoTip';
import type { ControlProps } from '../ui/controls/useControl';
import { WholeQuran } from '../offline/WholeQuran';
import { ChoiceGroup } from './ChoiceGroup';
import { markSeen } from './FirstVisitDialog';
import { shownLanguages, TEXT_SIZES, THEMES, TRANSCRIPTIONS, VERSE_LAYOUTS } from './settings';
import styles from './SettingsDialog.module.css';
import { useAppearance, useSettings } from './SettingsProvider';
import { SpellingChoice } from './SpellingChoice';
import { TranslationChoice } from './TranslationChoice';
import { useChooseSettings } from './useChooseSettings';

/**
 * Changes settings. Every change applies at once, except that of the spelling, which needs a reload.
 */
export function SettingsDialog(props: ControlProps) {
  const t = useSettingsTexts();
  const { settings, addressed, update } = useSettings();
  const { prefTheme: theme, textSize: size, arabicSize: sizeOfArabic } = useAppearance();
  const [loadedWith] = useState(settings.useComplexCharacters);
  const language = useRef<HTMLInputElement>(null);
  const choose = useChooseSettings();
  return (
    <Dialog title={t('title')} className={styles.dialog} initialFocus={language} {...props}>
      <div className={styles.settings}>
        <ChoiceGroup
          label={t('language')}
          values={LANGUAGES}
          chosen={settings.prefLanguage}
          chosenRef={language}
          onChoose={(prefLanguage) => {
            // The first-visit dialog is no longer needed.
            if (addressed) markSeen();
            choose({ prefLanguage });
          }}
        >
          {(value) => <span lang={LANGUAGE_TAGS[value]}>{t(value)}</span>}
        </ChoiceGroup>
        <ChoiceGroup
          label={t('theme')}
          values={THEMES}
          chosen={theme}
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
          chosen={size}
          onChoose={(textSize) => update({ textSize })}
        >
          {(value) => <span className={styles[value]}>{t(value)}</span>}
        </ChoiceGroup>
        <ChoiceGroup
          label={t('arabicSize')}
          values={TEXT_SIZES}
          chosen={sizeOfArabic}
          onChoose={(arabicSize) => update({ arabicSize })}
        >
          {(value) => <span>{t(value)}</span>}
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
          onChoose={(verseLayout) => choose({ verseLayout })}
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
          <CheckboxField
            label={t('wordGrammar')}
            checked={settings.wordGrammar}
            onChange={(wordGrammar) => update({ wordGrammar })}
          />
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
        <TranslationChoice />
        <WholeQuran />
      </div>
    </Dialog>
  );
}
