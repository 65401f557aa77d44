import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { ConfirmTranslationButtonMutation } from '../__generated__/ConfirmTranslationButtonMutation.graphql';
import { outcomeOf } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import type { Language } from '../language';
import { useMutation } from '../relay/useMutation';
import buttons from '../ui/buttons/buttons.module.css';

interface ConfirmTranslationButtonProps {
  /** Integer key. */
  verseId: number;
  language: Language;
  /** Id of the text that says what is confirmed. */
  describedBy: string;
}

const INPUTS = { turkish: 'TURKISH', english: 'ENGLISH' } as const;

/** Clears the mark of a translation. Then the button is gone, and the first tool of the verse gets the focus. */
export function ConfirmTranslationButton(props: ConfirmTranslationButtonProps) {
  const { verseId: databaseId, language, describedBy } = props;
  const t = useVerseEditingTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { run, isRunning, signInAgain } = useOperation('confirmed');
  const [confirm] = useMutation<ConfirmTranslationButtonMutation>(
    graphql`
      mutation ConfirmTranslationButtonMutation($input: ConfirmTranslationInput!) {
        confirmTranslation(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const send = async () => {
    const tools = button.current?.closest('[role=group]');
    const input = { databaseId, language: INPUTS[language] };
    const isDone = await run(async () => outcomeOf((await confirm({ input })).confirmTranslation));
    if (isDone) tools?.querySelector('button')?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={buttons.secondary}
        aria-describedby={describedBy}
        aria-busy={isRunning}
        onClick={() => {
          if (!isRunning) void send();
        }}
      >
        {t('stillRight')}
      </button>
      {signInAgain}
    </>
  );
}
