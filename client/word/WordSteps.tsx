import { useWordEditingTexts } from '../i18n/wordEditing';
import { NextIcon, PreviousIcon } from '../ui/icons/icons';
import styles from './WordDialog.module.css';

interface WordStepsProps {
  /** Unsaved changes disable the buttons. */
  isChanged: boolean;
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
  /** The word in Arabic. */
  children: string;
}

/** The edited word between buttons to the previous and next word. */
export function WordSteps({ isChanged, openPrevious, openNext, children }: WordStepsProps) {
  const t = useWordEditingTexts();
  // aria-disabled keeps focus on a button that reaches the last word.
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
