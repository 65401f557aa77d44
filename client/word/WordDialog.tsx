import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WordDialogQuery } from '../__generated__/WordDialogQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { arabicOf } from './arabicText';
import styles from './WordDialog.module.css';
import { WordForm } from './WordForm';
import { WordSteps } from './WordSteps';
import { readWord } from './wordValues';

interface WordDialogProps extends ControlProps {
  wordKey: string;
  /** A new number fetches the word again. */
  reading: number;
  /** Undefined at either end of the verse. */
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
  /** Opens another word of the verse. */
  openWord(key: string): void;
  onError(): void;
}

/** The dialog that edits a word, with buttons to the previous and next word. */
export function WordDialog({ onError, ...word }: WordDialogProps) {
  return (
    <EditorScope onError={onError}>
      <OpenWord {...word} />
    </EditorScope>
  );
}

function OpenWord(props: Omit<WordDialogProps, 'onError'>) {
  const { wordKey, reading, openPrevious, openNext, openWord, ...control } = props;
  const { t } = useTranslation();
  const [isChanged, setChanged] = useState(false);
  const gloss = useRef<HTMLElement>(null);
  const { word } = useLazyLoadQuery<WordDialogQuery>(
    graphql`
      query WordDialogQuery($key: String!) {
        word(key: $key) {
          ...wordValues_word
        }
      }
    `,
    { key: wordKey },
    { fetchPolicy: 'network-only', fetchKey: reading },
  );
  if (!word) return null;
  const saved = readWord(word);
  const [surah, verse, number] = wordKey.split(':');
  const place = t('word.place', { verse: `${surah}:${verse}`, number });
  return (
    <Dialog isForm title={place} className={styles.dialog} initialFocus={gloss} {...control}>
      <WordSteps isChanged={isChanged} openPrevious={openPrevious} openNext={openNext}>
        {arabicOf(saved.arabic.arabicText, saved.values.pauseAfter)}
      </WordSteps>
      <WordForm
        key={reading}
        saved={saved}
        wordKey={wordKey}
        title={place}
        gloss={gloss}
        openNext={openNext}
        openWord={openWord}
        onChange={setChanged}
        onClose={control.onClose}
      />
    </Dialog>
  );
}
