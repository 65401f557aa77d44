import { Fragment, useId } from 'react';
import { WORD_LIMITS } from '../../text/limits';
import { SignInAgainDialog } from '../editing/SignInAgainDialog';
import type { Editing } from '../editing/useEditing';
import { useEditingTexts } from '../i18n/editing';
import { useGlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS, type Language } from '../language';
import buttons from '../ui/buttons/buttons.module.css';
import { GlossConflict } from './GlossConflict';
import styles from './GlossRow.module.css';
import type { GlossValues } from './useGlossEditing';

interface GlossFieldProps {
  editing: Editing<GlossValues>;
  wasSaved: boolean;
  wordKey: string;
  language: Language;
  /** Whether its save waits for others, or was dropped because nobody signed in again. */
  waiting: 'waiting' | 'dropped' | undefined;
  onSave(): void;
  /** Called when the session has ended and nobody signs in again. */
  onSignedOut(): void;
}

/** The field of a gloss, with what has become of its save. */
export function GlossField(props: GlossFieldProps) {
  const { editing, wasSaved, wordKey, language, waiting, onSave, onSignedOut } = props;
  const t = useGlossTexts();
  const ofEditing = useEditingTexts();
  const draftId = useId();
  const { offer, conflict, values, signIn } = editing;
  const { error, onChange, ...field } = editing.field('gloss');
  const lang = LANGUAGE_TAGS[language];
  const isSaving = waiting === 'waiting' || editing.isSaving;
  const wasDropped = waiting === 'dropped' && editing.isChanged;
  const failure = wasDropped ? 'signedOut' : editing.failure;
  const state = isSaving
    ? t('saving')
    : wasSaved
      ? t('saved')
      : editing.isChanged && !failure && !conflict && !error
        ? t('unsaved')
        : '';
  return (
    <div className={styles.field}>
      <input
        {...field}
        type="text"
        lang={lang}
        className={styles.input}
        data-gloss
        autoComplete="off"
        enterKeyHint="next"
        maxLength={WORD_LIMITS.glossCharacters}
        aria-label={t('gloss', { key: wordKey })}
        aria-invalid={error ? true : undefined}
        disabled={offer !== undefined}
        readOnly={conflict !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className={wasSaved ? styles.saved : styles.state}>
        {state}
      </p>
      {error && <p className={styles.error}>{error}</p>}
      {failure && (
        <p role="alert" className={styles.error}>
          {ofEditing(`failure.${failure}`)} {t('retry')}
        </p>
      )}
      {editing.isChanged && !editing.isKept && (
        <p className={styles.error}>{ofEditing('unkept')}</p>
      )}
      {offer && (
        <div className={styles.conflict}>
          {offer.drafts.map(({ id, values: { gloss } }) => (
            <Fragment key={id}>
              <p id={draftId + id}>
                {t('kept')} <b lang={lang}>{String(gloss) || t('empty')}</b>
              </p>
              <div className={styles.choices}>
                <button
                  type="button"
                  className={buttons.danger}
                  aria-describedby={draftId + id}
                  onClick={() => offer.remove(id)}
                >
                  {t('drop')}
                </button>
                <button
                  type="button"
                  className={buttons.secondary}
                  aria-describedby={draftId + id}
                  onClick={() => offer.take(id)}
                >
                  {t('take')}
                </button>
              </div>
            </Fragment>
          ))}
        </div>
      )}
      {conflict && (
        <GlossConflict
          mine={values.gloss}
          theirs={conflict.values.gloss}
          language={language}
          onTake={() => editing.merge(conflict.values)}
          onKeep={() => {
            editing.merge(values);
            onSave();
          }}
        />
      )}
      {signIn.isAsked && (
        <SignInAgainDialog
          onAnswer={(isSignedIn) => {
            if (!isSignedIn) onSignedOut();
            signIn.answer(isSignedIn);
          }}
        />
      )}
    </div>
  );
}
