import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CopyDialog_verse$key } from '../__generated__/CopyDialog_verse.graphql';
import { useVerseTexts } from '../i18n/verse';
import { useSettings } from '../settings/SettingsProvider';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { copyText } from '../ui/text/copyText';
import { useMushafWords } from '../word/useMushafWords';
import { CiteFold } from './CiteFold';
import styles from './CopyDialog.module.css';
import { chosenParts, copiedText, COPY_PARTS, storeChosenParts, type CopyPart } from './copyParts';
import { useCopyTexts } from './useCopyTexts';

interface CopyDialogProps extends ControlProps {
  verse: CopyDialog_verse$key;
  /** Whether it opens because the text could not be copied. */
  hasFailed: boolean;
}

/** Copies or shares the parts of a verse that the reader chooses. */
export function CopyDialog({ verse, hasFailed: failedBefore, ...control }: CopyDialogProps) {
  const own = useVerseTexts();
  const { settings } = useSettings();
  const data = useFragment(
    graphql`
      fragment CopyDialog_verse on Verse {
        id
        ...useCopyTexts_verse
      }
    `,
    verse,
  );
  const { key, title, words: shownWords, textsOf } = useCopyTexts(data);
  const [chosen, setChosen] = useState<readonly CopyPart[]>(() => chosenParts(settings));
  const [result, setResult] = useState<'copied' | 'failed'>();
  const { words, hasFailed, retry } = useMushafWords(key, shownWords);
  const texts = textsOf(words);
  const text = copiedText(texts, chosen);
  const waitsForArabic = words === undefined && chosen.includes('arabic');
  const lacksArabic = hasFailed && waitsForArabic;
  const isReady = text !== '' && (!waitsForArabic || hasFailed);
  const shown = result ?? (failedBefore ? 'failed' : undefined);
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
          <p key={index} dir="auto" lang={languageOf(line, texts)}>
            {line}
          </p>
        ))}
      </div>
      <p role="status" className={styles.status} data-result={lacksArabic ? 'failed' : shown}>
        {lacksArabic ? own('noArabic') : shown && own(shown)}
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
      <CiteFold nodeId={data.id} />
    </Dialog>
  );
}

function languageOf(line: string, texts: Record<CopyPart, string | undefined>): string | undefined {
  if (line === texts.arabic) return 'ar';
  return line === texts.transcription ? 'ar-Latn' : undefined;
}
