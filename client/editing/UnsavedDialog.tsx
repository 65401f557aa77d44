import { useRef, type RefObject } from 'react';
import { useEditingTexts } from '../i18n/editing';
import { useDrafts } from './drafts/draftStore';
import buttons from '../ui/buttons/buttons.module.css';
import { Dialog } from '../ui/controls/Dialog';
import styles from './UnsavedDialog.module.css';

interface UnsavedDialogProps {
  isOpen: boolean;
  onStay(): void;
  /** Leaves and keeps the draft. */
  onLeave(): void;
  /** Leaves and deletes the draft. */
  onDiscard(): void;
  /** Gets focus back when the dialog closes. */
  trigger?: RefObject<HTMLButtonElement | null>;
}

/**
 * Asks whether to keep editing, keep a draft or discard unsaved changes. A draft can only be kept
 * if the browser could store it.
 */
export function UnsavedDialog({ isOpen, onStay, onLeave, onDiscard, trigger }: UnsavedDialogProps) {
  const t = useEditingTexts();
  const isKept = useDrafts().unkept.size === 0;
  const stay = useRef<HTMLButtonElement>(null);
  const nowhere = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={t('unsaved.title')}
      className={styles.dialog}
      isOpen={isOpen}
      onClose={onStay}
      trigger={trigger ?? nowhere}
      initialFocus={stay}
    >
      <p className={styles.message}>{t(isKept ? 'unsaved.message' : 'unsaved.unkept')}</p>
      <div className={buttons.actions}>
        <button type="button" className={buttons.danger} onClick={onDiscard}>
          {t('unsaved.discard')}
        </button>
        {isKept && (
          <button type="button" className={buttons.secondary} onClick={onLeave}>
            {t('unsaved.leave')}
          </button>
        )}
        <button type="button" ref={stay} className={buttons.primary} onClick={onStay}>
          {t('unsaved.stay')}
        </button>
      </div>
    </Dialog>
  );
}
