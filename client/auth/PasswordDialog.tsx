import { useId, useState, type SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import type {
  PasswordDialogMutation,
  ProblemCode,
} from '../__generated__/PasswordDialogMutation.graphql';
import { useAuthTexts } from '../i18n/auth';
import { refusalOf } from '../relay/commit';
import { useMutation } from '../relay/useMutation';
import buttons from '../ui/buttons/buttons.module.css';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { toast } from '../ui/toasts/toast';
import { beginSession } from './authStore';
import styles from './PasswordDialog.module.css';
import { strengthOf } from './passwordStrength';
import { SignInField } from './SignInField';
import { StrengthMeter } from './StrengthMeter';

const NAMES = ['currentPassword', 'newPassword', 'repeated'] as const;
type Name = (typeof NAMES)[number];

interface Problem {
  readonly code: ProblemCode;
  readonly maximum?: number | null | undefined;
}

interface Failure {
  field: Name | undefined;
  text:
    | 'required'
    | 'tooLong'
    | 'tooWeak'
    | 'tooCommon'
    | 'notTheSame'
    | 'wrongCurrent'
    | 'tooMany'
    | 'signedOut'
    | 'notChanged';
  /** Maximum number of characters. */
  maximum?: number | null | undefined;
  /** Minutes to wait. */
  count?: number;
}

const EMPTY: Record<Name, string> = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the admin's own password, which ends all their other sessions. */
export function PasswordDialog(control: ControlProps) {
  const t = useAuthTexts();
  const failureId = useId();
  const meterId = useId();
  const [values, setValues] = useState(EMPTY);
  const [failure, setFailure] = useState<Failure>();
  const [change, isInFlight] = useMutation<PasswordDialogMutation>(
    graphql`
      mutation PasswordDialogMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on ChangePasswordPayload {
            session {
              jwt
              viewer {
                username
                authority
              }
            }
          }
          ... on ValidationError {
            problems {
              code
              maximum
            }
          }
        }
      }
    `,
    { skipToast: true },
  );

  const close = () => {
    setValues(EMPTY);
    setFailure(undefined);
    control.onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInFlight) return;
    const { elements } = event.currentTarget;
    const fail = (found: Failure) => {
      setFailure(found);
      if (found.field) (elements.namedItem(found.field) as HTMLElement | null)?.focus();
    };
    const found = failureOf(values);
    if (found) {
      fail(found);
      return;
    }
    setFailure(undefined);
    const { currentPassword, newPassword } = values;
    try {
      const answer = (await change({ input: { currentPassword, newPassword } })).changePassword;
      if (answer.__typename === 'ChangePasswordPayload') {
        beginSession(answer.session);
        close();
        toast({ type: 'success', title: t('passwordChanged') });
        return;
      }
      const problems = answer.__typename === 'ValidationError' ? answer.problems : [];
      fail(failureOfProblem(problems[0]));
    } catch (error) {
      fail(failureOfRefusal(error));
    }
  };

  return (
    <Dialog title={t('changePassword')} className={styles.dialog} {...control} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.hint}>{t('endsOthers')}</p>
        {NAMES.map((name) => (
          <div key={name}>
            <SignInField
              name={name}
              label={t(name)}
              type="password"
              autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
              value={values[name]}
              onChange={(value) => setValues((current) => ({ ...current, [name]: value }))}
              isInvalid={failure?.field === name}
              describedBy={failureId}
            />
            {name === 'newPassword' && <StrengthMeter id={meterId} password={values.newPassword} />}
          </div>
        ))}
        {failure && (
          <p role="alert" id={failureId} className={styles.failure}>
            {t(failure.text, { maximum: failure.maximum, count: failure.count })}
          </p>
        )}
        <div className={buttons.actions}>
          <button type="button" className={buttons.secondary} onClick={close}>
            {t('cancel')}
          </button>
          <button type="submit" className={buttons.primary} aria-busy={isInFlight}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function failureOfRefusal(error: unknown): Failure {
  const { code, retryAfter = 60 } = refusalOf(error);
  if (code === 'TOO_MANY_REQUESTS')
    return { field: undefined, text: 'tooMany', count: Math.ceil(retryAfter / 60) };
  return { field: undefined, text: code === 'FORBIDDEN' ? 'signedOut' : 'notChanged' };
}

/** The failure for a problem that the API found. */
function failureOfProblem(problem: Problem | undefined): Failure {
  switch (problem?.code) {
    case 'WRONG_PASSWORD':
      return { field: 'currentPassword', text: 'wrongCurrent' };
    case 'TOO_LONG':
      return { field: 'newPassword', text: 'tooLong', maximum: problem.maximum };
    case 'COMMON_PASSWORD':
      return { field: 'newPassword', text: 'tooCommon' };
    default:
      return { field: 'newPassword', text: 'tooWeak' };
  }
}

/** The first reason not to send the passwords. */
function failureOf(values: Record<Name, string>): Failure | undefined {
  const empty = NAMES.find((name) => !values[name]);
  if (empty) return { field: empty, text: 'required' };
  if (strengthOf(values.newPassword) === 'weak') return { field: 'newPassword', text: 'tooWeak' };
  if (values.newPassword !== values.repeated) return { field: 'repeated', text: 'notTheSame' };
  return undefined;
}
