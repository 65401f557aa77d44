import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useAuthTexts } from '../i18n/auth';
import { useControl } from '../ui/controls/useControl';
import { keepSessionAlive, signOut, signOutEverywhere } from './session';
import styles from './SignedInUser.module.css';
import { useAuth } from './useAuth';

const load = async () => (await import('./PasswordDialog')).PasswordDialog;

/** The signed-in user, with buttons to change the password and to sign out. */
export function SignedInUser() {
  const t = useAuthTexts();
  const environment = useRelayEnvironment();
  const { username } = useAuth();
  const { Control: PasswordDialog, controlProps, triggerProps, failure } = useControl(load);
  useEffect(() => keepSessionAlive(environment), [environment]);
  if (username === undefined) return null;
  return (
    <div role="group" aria-label={t('signedInAs')} className={styles.user}>
      <p className={styles.label}>{t('signedInAs')}</p>
      <p className={styles.name}>{username}</p>
      <button className={styles.button} {...triggerProps}>
        {t('changePassword')}
      </button>
      {PasswordDialog && <PasswordDialog {...controlProps} />}
      {failure}
      <button type="button" className={styles.button} onClick={() => void signOut(environment)}>
        {t('signOut')}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => void signOutEverywhere(environment)}
      >
        {t('signOutEverywhere')}
      </button>
    </div>
  );
}
