import { useWordEditingTexts } from '../i18n/wordEditing';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import styles from './WordDialog.module.css';

interface WordStepsProps {
  /** What isn't saved yet keeps the dialog at its word. */
  isChanged: boolean;
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
  /** The word in Arabic. */
  children: string;
}

/** The word that is edited, between the ways to those beside it. */
export function WordSteps({ isChanged, openPrevious, openNext, children }: WordStepsProps) {
  const t = useWordEditingTexts();
  // A button that has focus keeps it at the last word too.
  const button = (open: (() => void) | undefined, label: string) => {
    const isDisabled = isChanged || !open;
    return {
      type: 'button',
      className: styles.step,
      'aria-label': label,
      title: isChanged ? t('unsavedFirst') : label,
      'aria-disabled': isDisabled,
      onClick: isDisabled ? undefined : open,
    } as const;
  };
  return (
    <div className={styles.steps}>
      <button {...button(openPrevious, t('previous'))}>
        <PreviousIcon />
      </button>
      <p lang="ar" dir="rtl" aria-live="polite" className={styles.word}>
        {children}
      </p>
      <button {...button(openNext, t('next'))}>
        <NextIcon />
      </button>
    </div>
  );
}
