import { useId, useState, type RefObject, type SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import type { SignInFormMutation } from '../__generated__/SignInFormMutation.graphql';
import { useAuthTexts } from '../i18n/auth';
import { refusalOf } from '../relay/commit';
import { showFailureText } from '../relay/failureToast';
import { useMutation } from '../relay/useMutation';
import { toast } from '../ui/toasts/toast';
import { beginSession } from './authStore';
import { SignInField } from './SignInField';
import styles from './SignInForm.module.css';

type Failure =
  { kind: 'required' | 'wrong' | 'unreachable' } | { kind: 'tooMany'; minutes: number };

interface SignInFormProps {
  /** False before hydration and while an earlier session is being renewed. */
  isReady: boolean;
  /** The name in the form at first. */
  username?: string;
  /** Is set to the first empty field of the form as it opens. */
  first?: RefObject<HTMLInputElement | null>;
}

export function SignInForm({ isReady, username = '', first }: SignInFormProps) {
  const t = useAuthTexts();
  const id = useId();
  const [values, setValues] = useState({ username, password: '' });
  const [failure, setFailure] = useState<Failure>();
  const [login, isInFlight] = useMutation<SignInFormMutation>(
    graphql`
      mutation SignInFormMutation($input: LoginInput!) {
        login(input: $input) {
          __typename
          ... on LoginPayload {
            session {
              jwt
              viewer {
                username
                authority
              }
            }
          }
        }
      }
    `,
    { skipToast: true },
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInFlight) return;
    const { elements } = event.currentTarget;
    const focus = (name: string) => (elements.namedItem(name) as HTMLElement | null)?.focus();
    setFailure(undefined);
    const empty = isEmpty(values.username) ? 'username' : !values.password && 'password';
    if (empty) {
      setFailure({ kind: 'required' });
      toast({ type: 'error', title: t('error'), description: t('required') });
      focus(empty);
      return;
    }
    try {
      const answer = (await login({ input: values })).login;
      if (answer.__typename === 'LoginPayload') {
        beginSession(answer.session);
        return;
      }
      setFailure({ kind: 'wrong' });
      showFailureText(t('wrong'));
    } catch (error) {
      setFailure(failureOf(error));
    }
    focus('password');
  };

  const fieldOf = (name: keyof typeof values, isMissing: boolean) => ({
    name,
    label: t(name),
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    isInvalid: failure?.kind === 'wrong' || (failure?.kind === 'required' && isMissing),
    describedBy: failure && id,
  });
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <SignInField
        {...fieldOf('username', isEmpty(values.username))}
        ref={isEmpty(username) ? first : undefined}
        type="text"
        autoComplete="username"
      />
      <SignInField
        {...fieldOf('password', !values.password)}
        ref={isEmpty(username) ? undefined : first}
        type="password"
        autoComplete="current-password"
      />
      {failure && (
        <p role="alert" id={id} className={styles.failure}>
          {failure.kind === 'tooMany' ? t('tooMany', { count: failure.minutes }) : t(failure.kind)}
        </p>
      )}
      {/* Before hydration the browser would submit the password to the address of the page. */}
      <button type="submit" className={styles.button} disabled={!isReady} aria-busy={isInFlight}>
        {t('signIn')}
      </button>
      <noscript>
        <p className={styles.failure}>{t('needsScript')}</p>
      </noscript>
    </form>
  );
}

const isEmpty = (username: string) => username.trim() === '';

function failureOf(error: unknown): Failure {
  const { code, retryAfter = 60 } = refusalOf(error);
  if (code !== 'TOO_MANY_REQUESTS') return { kind: 'unreachable' };
  return { kind: 'tooMany', minutes: Math.ceil(retryAfter / 60) };
}
