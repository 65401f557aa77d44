import { useRef } from 'react';
import { useHistoryTexts } from '../i18n/history';
import buttons from '../ui/buttons/buttons.module.css';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './ConfirmRestore.module.css';

interface ConfirmRestoreProps extends ControlProps {
  title: string;
  question: string | undefined;
  onConfirm(): void;
}

/** Asks for confirmation before an earlier state is restored. */
export function ConfirmRestore({ title, question, onConfirm, ...control }: ConfirmRestoreProps) {
  const t = useHistoryTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      className={styles.dialog}
      initialFocus={cancel}
      {...control}
    >
      <p className={styles.question}>{question ?? t('confirm')}</p>
      <div className={buttons.actions}>
        <button type="button" ref={cancel} className={buttons.secondary} onClick={control.onClose}>
          {t('cancel')}
        </button>
        <button type="button" className={buttons.primary} onClick={onConfirm}>
          {t('proceed')}
        </button>
      </div>
    </Dialog>
  );
}
