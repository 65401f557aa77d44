import { useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useControl } from '../ui/controls/useControl';
import { PickerButton } from './PickerButton';

const load = async () => (await import('./SurahPickerList')).SurahPickerList;

/** Two placeholder buttons, which the pickers replace when one is pressed. */
export function SurahPicker() {
  const { t } = useTranslation();
  const { Control: SurahPickerList, triggerProps, failure, onError } = useControl(load);
  const [attempt, setAttempt] = useState(0);
  if (SurahPickerList) {
    return (
      <SurahPickerList
        attempt={attempt}
        onError={() => {
          setAttempt(attempt + 1);
          onError();
        }}
      />
    );
  }
  return (
    <>
      <PickerButton {...triggerProps}>{t('surah.pick')}</PickerButton>
      <PickerButton disabled>{t('surah.pickVerse')}</PickerButton>
      {failure}
    </>
  );
}
