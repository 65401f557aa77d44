import { use, useRef, useState } from 'react';
import { outcomeOf, type Answer } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import buttons from '../ui/buttons/buttons.module.css';
import { ConfirmRestore } from './ConfirmRestore';
import { ReloadList } from './ReloadingList';
import styles from './RestoreButton.module.css';

interface RestoreButtonProps {
  label: string;
  /** What to ask before; a general question by default. */
  question?: string;
  /** Id of the text that distinguishes this button in the list. */
  describedBy: string;
  /** Resolves to the result of the mutation. */
  send(): Promise<Answer<unknown>>;
}

/** Restores an earlier state of a row after confirmation. Needs a ReloadingList around it. */
export function RestoreButton({ label, question, describedBy, send }: RestoreButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const reload = use(ReloadList);
  const { run, isRunning, signInAgain } = useOperation('restored');
  const restore = () =>
    run(async () => {
      const outcome = outcomeOf(await send());
      reload();
      return outcome;
    });
  return (
    <div className={styles.restore}>
      <button
        type="button"
        ref={trigger}
        className={buttons.secondary}
        aria-busy={isRunning}
        aria-describedby={describedBy}
        onClick={() => {
          if (!isRunning) setAsking(true);
        }}
      >
        {label}
      </button>
      <ConfirmRestore
        isOpen={isAsking}
        trigger={trigger}
        title={label}
        question={question}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void restore();
        }}
      />
      {signInAgain}
    </div>
  );
}
