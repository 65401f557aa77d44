import { useEffect, useRef } from 'react';
import { usernameBefore } from '../auth/authStore';
import { SignInForm } from '../auth/SignInForm';
import { useAuth } from '../auth/useAuth';
import { useEditingTexts } from '../i18n/editing';
import { Dialog } from '../ui/controls/Dialog';
import styles from './SignInAgainDialog.module.css';

interface SignInAgainDialogProps {
  onAnswer(isSignedIn: boolean): void;
}

/** Signs in over a form whose session has ended, without losing its input. */
export function SignInAgainDialog({ onAnswer }: SignInAgainDialogProps) {
  const t = useEditingTexts();
  const nowhere = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { authenticationState } = useAuth();
  const isSignedIn = authenticationState === 'authenticated';
  useEffect(() => {
    if (isSignedIn) onAnswer(true);
  }, [isSignedIn, onAnswer]);
  return (
    <Dialog
      isForm
      closesByEscape
      isOpen
      title={t('signInAgain.title')}
      className={styles.dialog}
      onClose={() => onAnswer(false)}
      trigger={nowhere}
      initialFocus={first}
    >
      <p className={styles.message}>{t('signInAgain.message')}</p>
      <SignInForm isReady username={usernameBefore()} first={first} />
    </Dialog>
  );
}
