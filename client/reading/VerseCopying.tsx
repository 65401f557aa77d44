import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/I18nProvider';
import styles from '../ui/controls/useControl.module.css';
import { LoadedPart } from '../ui/LoadedPart';

export const loadCopying = async () => (await import('./CopyReadVerse')).CopyReadVerse;

/** A verse that the reader asks to copy. */
export interface CopiedVerse {
  verseKey: string;
  /** Gets focus back when the dialog closes. */
  button: HTMLButtonElement;
}

/** How long the message about a failed load stays. */
const FAILURE_SHOWN_MS = 8000;

/** The dialog that copies or shares the verse that the reader asked for last. */
export function VerseCopying({ copied }: { copied: CopiedVerse | undefined }) {
  const { t } = useTranslation();
  const [done, setDone] = useState<CopiedVerse>();
  const [failed, setFailed] = useState<CopiedVerse>();
  const hasFailed = failed !== undefined && failed === copied;
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(undefined), FAILURE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  const fail = () => {
    setFailed(copied);
    setDone(copied);
  };
  if (!copied) return null;
  return (
    <>
      <LoadedPart
        load={loadCopying}
        isShown={!hasFailed}
        props={{
          verseKey: copied.verseKey,
          isOpen: copied !== done,
          onClose: () => setDone(copied),
          trigger: { current: copied.button },
          onError: fail,
        }}
        onError={fail}
      />
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('failure.control')}
        </p>
      )}
    </>
  );
}
