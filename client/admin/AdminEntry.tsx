import { useState, useTransition, type ComponentType } from 'react';
import { useDrafts } from '../editing/drafts/draftStore';
import { useAdminTexts } from '../i18n/admin';
import { useControl, type ControlProps } from '../ui/controls/useControl';
import styles from './AdminEntry.module.css';
import { OPERATIONS, type Operation } from './operations';

const load = async () => (await import('./OperationsDialog')).OperationsDialog;

/** The button in the navigation that opens the admin operations, with the number of drafts. */
export function AdminEntry() {
  const t = useAdminTexts();
  const count = useDrafts().drafts.length;
  const {
    Control: OperationsDialog,
    controlProps,
    triggerProps,
    failure,
    onError,
  } = useControl(load);
  const [Chosen, setChosen] = useState<ComponentType<ControlProps>>();
  const [isOpen, setOpen] = useState(false);
  const [, startLoading] = useTransition();
  const choose = (operation: Operation) => {
    controlProps.onClose();
    startLoading(async () => {
      try {
        // A closing dialog closes the dialogs above it, so wait until it is gone.
        const [loaded] = await Promise.all([OPERATIONS[operation](), nextFrame()]);
        startLoading(() => {
          setChosen(() => loaded);
          setOpen(true);
        });
      } catch {
        onError();
      }
    });
  };
  return (
    <li>
      <button className={styles.entry} {...triggerProps}>
        {t('admin')}
        {count > 0 && <span className={styles.drafts}>{t('drafts', { count })}</span>}
      </button>
      {OperationsDialog && <OperationsDialog {...controlProps} onChoose={choose} />}
      {Chosen && (
        <Chosen isOpen={isOpen} trigger={controlProps.trigger} onClose={() => setOpen(false)} />
      )}
      {failure}
    </li>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
