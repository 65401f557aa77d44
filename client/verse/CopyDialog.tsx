import { useContext, useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useFragment } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { CopyDialog_verse$key } from '../__generated__/CopyDialog_verse.graphql';
import { useVerseTexts } from '../i18n/verse';
import { Origin } from '../page/Origin';
import { sharedParameters } from '../settings/addressedSettings';
import { shownLanguages } from '../settings/settings';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { copyText } from '../ui/text/copyText';
import { arabicOf } from '../word/arabicText';
import { useMushafWords } from '../word/useMushafWords';
import styles from './CopyDialog.module.css';
import {
  copiedText,
  COPY_PARTS,
  readChosenParts,
  storeChosenParts,
  type CopyPart,
} from './copyParts';

interface CopyDialogProps extends ControlProps {
  verse: CopyDialog_verse$key;
}

/** Copies or shares the parts of a verse that the reader chooses. */
export function CopyDialog({ verse, ...control }: CopyDialogProps) {
  const { t } = useTranslation();
  const own = useVerseTexts();
  const { settings } = useSettings();
  const origin = useContext(Origin);
  const { prefLanguage } = settings;
  const data = useFragment(
    graphql`
      fragment CopyDialog_verse on Verse {
        key
        numberInSurah
        turkishTranslation
        englishTranslation
        surah {
          turkishNameTranscription
          englishNameTranscription
        }
        words {
          arabicText
          pauseAfter
        }
      }
    `,
    verse,
  );
  const [chosen, setChosen] = useState<readonly CopyPart[]>(
    () => readChosenParts() ?? ['arabic', ...shownLanguages(settings), 'reference', 'link'],
  );
  const [result, setResult] = useState<'copied' | 'failed'>();
  const { words, hasFailed, retry } = useMushafWords(data.key, data.words);
  const title = t('verse.title', {
    surah: byLanguage(prefLanguage, data.surah, 'NameTranscription'),
    number: data.numberInSurah,
  });
  const texts: Record<CopyPart, string | undefined> = {
    arabic: words?.map((word) => arabicOf(word.arabicText, word.pauseAfter)).join(' '),
    turkish: data.turkishTranslation ?? undefined,
    english: data.englishTranslation ?? undefined,
    reference: `${title} (${data.key})`,
    link: `${origin}/verses/${data.key}?${sharedParameters(settings, LANGUAGE_TAGS[prefLanguage])}`,
  };
  const text = copiedText(texts, chosen);
  const waitsForArabic = words === undefined && chosen.includes('arabic');
  const lacksArabic = hasFailed && waitsForArabic;
  const isReady = text !== '' && (!waitsForArabic || hasFailed);
  const choose = (part: CopyPart, isChosen: boolean) => {
    const next = COPY_PARTS.filter((other) => (other === part ? isChosen : chosen.includes(other)));
    setResult(undefined);
    setChosen(next);
    storeChosenParts(next);
  };
  const copy = () => {
    if (lacksArabic) {
      retry();
      return;
    }
    copyText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  const share = () => {
    if (lacksArabic) {
      retry();
      return;
    }
    navigator.share({ title, text }).catch((error: unknown) => {
      // A canceled share needs no message.
      if ((error as Error).name !== 'AbortError') setResult('failed');
    });
  };
  return (
    <Dialog title={own('copyTitle')} className={styles.dialog} {...control}>
      <div className={styles.parts} role="group" aria-label={own('parts')}>
        {COPY_PARTS.map((part) => (
          <CheckboxField
            key={part}
            label={own(`part.${part}`)}
            checked={chosen.includes(part)}
            onChange={(isChosen) => choose(part, isChosen)}
          />
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus lets keys scroll it */}
      <div className={styles.preview} role="region" aria-label={own('preview')} tabIndex={0}>
        {text.split('\n').map((line, index) => (
          <p key={index} dir="auto" lang={line === texts.arabic ? 'ar' : undefined}>
            {line}
          </p>
        ))}
      </div>
      <p role="status" className={styles.status} data-result={lacksArabic ? 'failed' : result}>
        {lacksArabic ? own('noArabic') : result && own(result)}
      </p>
      <div className={buttons.actions}>
        {'share' in navigator && (
          <button type="button" className={buttons.secondary} disabled={!isReady} onClick={share}>
            {own('share')}
          </button>
        )}
        <button type="button" className={buttons.primary} disabled={!isReady} onClick={copy}>
          {own('copy')}
        </button>
      </div>
    </Dialog>
  );
}
