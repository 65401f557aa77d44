import { useState, useTransition, type ReactNode } from 'react';
import { useHistoryTexts } from '../i18n/history';
import { Boundary } from '../ui/controls/Boundary';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './ReloadingList.module.css';

/** A button that loads the next part of a list. */
export function MorePart({ children }: { children: ReactNode }) {
  const t = useHistoryTexts();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const open = () => {
    setFailed(false);
    startLoading(() => setOpen(true));
  };
  const fail = () => {
    setOpen(false);
    setFailed(true);
  };
  if (isOpen) return <Boundary onError={fail}>{children}</Boundary>;
  return (
    <div className={styles.more}>
      {hasFailed && (
        <p role="alert" className={styles.message}>
          {t('failed')}
        </p>
      )}
      <button type="button" className={buttons.secondary} aria-busy={isLoading} onClick={open}>
        {t('more')}
      </button>
    </div>
  );
}
