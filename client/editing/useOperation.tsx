import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { SignedOutError, withSession } from '../auth/withSession';
import { useEditingTexts, type EditingTexts } from '../i18n/editing';
import { toast } from '../ui/toasts/toast';
import { useRefreshPage } from './EditorScope';
import type { Outcome } from './outcome';
import { SignInAgainDialog } from './SignInAgainDialog';
import { textOfFailure } from './problemText';
import { useSignInAgain } from './useSignInAgain';
import { useStaying } from './useUnsaved';

/**
 * Runs an operation that has no form.
 * @param done the text of the toast after success
 */
export function useOperation(done: keyof EditingTexts['done']) {
  const t = useEditingTexts();
  const environment = useRelayEnvironment();
  const refresh = useRefreshPage();
  const signIn = useSignInAgain();
  const [isRunning, setRunning] = useState(false);
  // Keeps the button mounted if the session turns out to have ended.
  useStaying(isRunning);
  const fail = (description: string) => toast({ type: 'error', title: t('notDone'), description });
  const settle = async (outcome: Outcome<unknown>): Promise<boolean> => {
    if (outcome.kind !== 'saved') fail(textOfFailure(t, outcome));
    await refresh();
    if (outcome.kind !== 'saved') return false;
    const { action, link, title = t(`done.${done}`) } = outcome;
    toast({ type: 'success', title, ...(action && { action }), ...(link && { link }) });
    return true;
  };
  return {
    isRunning,
    /** Resolves to true on success; failures have already been shown as a toast. */
    async run(work: () => Promise<Outcome<unknown>>): Promise<boolean> {
      setRunning(true);
      try {
        return await settle(await withSession(environment, signIn.ask, work));
      } catch (error) {
        const isSignedOut = error instanceof SignedOutError;
        fail(t(isSignedOut ? 'operation.signedOut' : 'operation.unreachable'));
        return false;
      } finally {
        setRunning(false);
      }
    },
    /** The sign-in dialog, to be rendered beside the button of the operation. */
    signInAgain: signIn.isAsked && <SignInAgainDialog onAnswer={signIn.answer} />,
  };
}
