import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useEditingTexts } from '../i18n/editing';
import buttons from '../ui/buttons/buttons.module.css';
import { CheckIcon, RemoveIcon } from '../ui/icons/fieldIcons';
import { NextIcon } from '../ui/icons/icons';
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
  /** What is opened after saving by "save and go on"; undefined if nothing follows. */
  goOn?: (() => void) | undefined;
  /** Called when the form is finished: saved, kept as a draft, or discarded. */
  onClose(): void;
  children: ReactNode;
}

const SAVE_KEYS = 'Control+Enter Meta+Enter';

/**
 * Keeps focus in the field until the click: what it takes over when it loses focus may move the button from under the
 * pointer.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What Escape closes before the form. */
const TAKES_ESCAPE = '[role=dialog], [role=alertdialog], [data-takes-escape]';

/**
 * The form around the fields, with its draft, conflict, errors, and the save and cancel buttons.
 * Ctrl+Enter or Command+Enter saves and goes on where something follows; Escape is Cancel, which
 * asks before anything is lost.
 */
export function EditingForm<Values extends object>(props: EditingFormProps<Values>) {
  const { editing, fields, saveLabel, goOn, onClose, children } = props;
  const { form, offer, others, conflict, failure, isChanged, isKept, isSaving, signIn } = editing;
  const t = useEditingTexts();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // For React, a form in a dialog is inside the form of the page.
    event.stopPropagation();
    save();
  };
  const isOwn = (target: EventTarget) => form.current?.contains(target as Node);
  /** Some fields take over what was typed when they lose focus. */
  const endTyping = () => {
    const field = document.activeElement;
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isTyped || !isOwn(field)) return;
    field.blur();
    if (field.isConnected) field.focus();
  };
  const save = (then?: () => void) => {
    endTyping();
    void editing.save(then);
  };
  const giveUp = () => {
    endTyping();
    if (!editing.hasChanges()) {
      onClose();
      return;
    }
    // The dialog says whether the draft is kept.
    void flushDrafts();
    setAsking(true);
  };
  const canSave = !offer && !conflict;
  // Before the field, in which Enter would begin a line.
  const pressFirst = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave || !isOwn(event.target) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (canSave) save(goOn);
  };
  // In a dialog, the dialog itself presses the button.
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { isComposing } = event.nativeEvent;
    const isLeft = event.key === 'Escape' && isOwn(event.target) && !isComposing;
    if (isLeft && !event.defaultPrevented && !(event.target as Element).closest(TAKES_ESCAPE))
      giveUp();
  };
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for its buttons */}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={submit}
        onKeyDownCapture={pressFirst}
        onKeyDown={press}
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
          <button
            type="button"
            ref={cancelButton}
            className={buttons.secondary}
            data-takes-dialog-escape
            onMouseDown={keepFocus}
            onClick={giveUp}
          >
            <RemoveIcon />
            {t('cancel')}
          </button>
          {canSave && goOn && (
            <button
              type="button"
              className={buttons.secondary}
              aria-busy={isSaving}
              aria-keyshortcuts={SAVE_KEYS}
              title={t('saveKeys')}
              onMouseDown={keepFocus}
              onClick={() => save(goOn)}
            >
              <NextIcon />
              {t('saveAndGoOn')}
            </button>
          )}
          {canSave && (
            <button
              type="submit"
              className={buttons.primary}
              aria-busy={isSaving}
              onMouseDown={keepFocus}
              {...(!goOn && { 'aria-keyshortcuts': SAVE_KEYS, title: t('saveKeys') })}
            >
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
