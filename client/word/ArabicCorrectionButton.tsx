import { useWordEditingTexts } from '../i18n/wordEditing';
import { Boundary } from '../ui/controls/Boundary';
import buttons from '../ui/buttons/buttons.module.css';
import { useControl } from '../ui/controls/useControl';
import styles from './ArabicCorrection.module.css';
import type { ArabicWord } from './ArabicCorrectionForm';

const load = async () => (await import('./ArabicCorrectionDialog')).ArabicCorrectionDialog;

interface ArabicCorrectionButtonProps {
  word: ArabicWord;
  /** Name of the word. */
  title: string;
}

/** Opens the step that corrects the Arabic text of a word, and says if it has been corrected. */
export function ArabicCorrectionButton({ word, title }: ArabicCorrectionButtonProps) {
  const t = useWordEditingTexts();
  const { Control: Correction, controlProps, triggerProps, failure, onError } = useControl(load);
  const { arabicText, imported } = word;
  return (
    <div className={styles.opener}>
      {imported !== arabicText && (
        <p>
          {t('correction.isCorrected')}{' '}
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {imported}
          </span>
        </p>
      )}
      <button className={buttons.secondary} {...triggerProps}>
        {t('correction.open')}
      </button>
      {Correction && (
        <Boundary onError={onError}>
          <Correction {...controlProps} word={word} title={title} />
        </Boundary>
      )}
      {failure}
    </div>
  );
}
