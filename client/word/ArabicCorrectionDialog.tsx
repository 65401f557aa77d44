import { useWordEditingTexts } from '../i18n/wordEditing';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './ArabicCorrection.module.css';
import { ArabicCorrectionForm, type ArabicWord } from './ArabicCorrectionForm';

interface ArabicCorrectionDialogProps extends ControlProps {
  word: ArabicWord;
  /** Name of the word. */
  title: string;
}

/** The dialog that corrects the Arabic text of a word. */
export function ArabicCorrectionDialog({ word, title, ...control }: ArabicCorrectionDialogProps) {
  const t = useWordEditingTexts();
  return (
    <Dialog
      isForm
      title={t('correction.title', { word: title })}
      className={styles.dialog}
      {...control}
    >
      <ArabicCorrectionForm word={word} onClose={control.onClose} />
    </Dialog>
  );
}
