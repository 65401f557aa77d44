import { useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { useControl } from '../ui/controls/useControl';
import { PickerButton } from './PickerButton';
import { usePlace } from './usePlace';

const load = async () => (await import('./SurahPickerList')).SurahPickerList;

/** Two buttons that say where the reader is, which the pickers replace when one is pressed. */
export function SurahPicker() {
  const { t } = useTranslation();
  const { Control: SurahPickerList, triggerProps, failure, onError } = useControl(load);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<'surah' | 'verse'>('surah');
  const place = usePlace();
  if (SurahPickerList) {
    return (
      <SurahPickerList
        attempt={attempt}
        opened={opened}
        onError={() => {
          setAttempt(attempt + 1);
          onError();
        }}
      />
    );
  }
  return (
    <>
      <PickerButton {...triggerProps} onClickCapture={() => setOpened('surah')}>
        {place.label ?? t('surah.pick')}
      </PickerButton>
      {place.label ? (
        <PickerButton {...triggerProps} onClickCapture={() => setOpened('verse')}>
          {place.verse ? t('surah.verseNumber', { number: place.verse }) : t('surah.pickVerse')}
        </PickerButton>
      ) : (
        <PickerButton disabled>{t('surah.pickVerse')}</PickerButton>
      )}
      {failure}
    </>
  );
}
