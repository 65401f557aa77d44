import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useEditingTexts } from '../i18n/editing';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckIcon, RemoveIcon } from '../ui/icons/fieldIcons';
import { ConflictView } from './ConflictView';
import { DraftOffer } from './DraftOffer';
import styles from './EditingForm.module.css';
import type { FieldInfo } from './FieldText';
import { SignInAgainDialog } from './SignInAgainDialog';
import { UnsavedDialog } from './UnsavedDialog';
import type { Editing } from './useEditing';

interface EditingFormProps<Values extends object> {
  editing: Editing<Values>;
  /** How a conflict shows each field. */
  fields: Record<keyof Values, FieldInfo>;
  saveLabel?: string;
  /** Escape does the same as the cancel button. */
  isLeftByEscape?: boolean;
  /** Called when the form is finished: saved, kept as a draft, or discarded. */
  onClose(): void;
  children: ReactNode;
}

/**
 * The form around the fields, with its draft, conflict, errors, and the save and cancel buttons.
 */
export function EditingForm<Values extends object>(props: EditingFormProps<Values>) {
  const { editing, fields, saveLabel, isLeftByEscape = false, onClose, children } = props;
  const { form, offer, conflict, failure, isChanged, isKept, isSaving, signIn } = editing;
  const t = useEditingTexts();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // For React, a form in a dialog is inside the form of the page.
    event.stopPropagation();
    void editing.save();
  };
  const giveUp = () => (isChanged ? setAsking(true) : onClose());
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for its button */}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={submit}
        onKeyDown={({ key }) => {
          if (isLeftByEscape && key === 'Escape') giveUp();
        }}
      >
        {offer ? (
          <DraftOffer draft={offer} onTake={editing.takeDraft} onDiscard={editing.discardDraft} />
        ) : conflict ? (
          <ConflictView
            base={editing.base}
            mine={editing.values}
            theirs={conflict.values}
            fields={fields}
            onMerge={editing.merge}
          />
        ) : (
          children
        )}
        {failure && (
          <p role="alert" className={styles.failure}>
            {t(`failure.${failure}`)}
          </p>
        )}
        {isChanged && !isKept && <p className={styles.failure}>{t('unkept')}</p>}
        <div className={buttons.actions}>
          <button type="button" ref={cancelButton} className={buttons.secondary} onClick={giveUp}>
            <RemoveIcon />
            {t('cancel')}
          </button>
          {!offer && !conflict && (
            <button type="submit" className={buttons.primary} aria-busy={isSaving}>
              <CheckIcon />
              {saveLabel ?? t('save')}
            </button>
          )}
        </div>
      </form>
      <UnsavedDialog
        isOpen={isAsking}
        trigger={cancelButton}
        onStay={() => setAsking(false)}
        onLeave={leave}
        onDiscard={() => {
          editing.discard();
          leave();
        }}
      />
      {signIn.isAsked && <SignInAgainDialog onAnswer={signIn.answer} />}
    </>
  );
}
