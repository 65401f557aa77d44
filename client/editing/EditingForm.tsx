import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useEditingTexts } from '../i18n/editing';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckIcon, RemoveIcon } from '../ui/icons/fieldIcons';
import { ConflictView } from './ConflictView';
import { DraftOffer } from './drafts/DraftOffer';
import { OtherDrafts } from './drafts/OtherDrafts';
import { flushDrafts } from './drafts/draftWriter';
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
  const { form, offer, others, conflict, failure, isChanged, isKept, isSaving, signIn } = editing;
  const t = useEditingTexts();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // For React, a form in a dialog is inside the form of the page.
    event.stopPropagation();
    void editing.save();
  };
  const giveUp = () => {
    if (!isChanged) {
      onClose();
      return;
    }
    // The dialog says whether the draft is kept.
    void flushDrafts();
    setAsking(true);
  };
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
        <OtherDrafts what="elsewhere" drafts={others.elsewhere} fields={fields} />
        <OtherDrafts what="beside" drafts={others.beside} fields={fields} />
        {offer ? (
          <DraftOffer {...offer} />
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
          <div role="alert" className={styles.failure}>
            <p>{t(`failure.${failure}`)}</p>
            {isKept && <p>{t('kept')}</p>}
          </div>
        )}
        {isChanged && !isKept && (
          <p role="alert" className={styles.failure}>
            {t('unkept')}
          </p>
        )}
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
