import { useRef, useState, type SubmitEvent } from 'react';
import { WORD_LIMITS } from '../../text/limits';
import { foreignInWord } from '../../text/quranCharacters';
import { useEditingTexts } from '../i18n/editing';
import { useWordEditingTexts } from '../i18n/wordEditing';
import buttons from '../ui/buttons/buttons.module.css';
import { TextField } from '../ui/fields/TextField';
import { Difference } from '../ui/text/Difference';
import styles from './ArabicCorrection.module.css';
import { useCorrectArabic } from './useCorrectArabic';

export interface ArabicWord {
  databaseId: number;
  version: number;
  arabicText: string;
  /** The text as it was imported. */
  imported: string;
}

interface ArabicCorrectionFormProps {
  word: ArabicWord;
  onClose(): void;
}

/** Asks for the correct text, shows its difference to the imported one, and asks once more. */
export function ArabicCorrectionForm({ word, onClose }: ArabicCorrectionFormProps) {
  const t = useWordEditingTexts();
  const editing = useEditingTexts();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(word.arabicText);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { correct, isRunning, signInAgain } = useCorrectArabic(word);
  const { arabicText, imported } = word;
  const typed = text.trim();

  const problemOf = () => {
    if (typed === '') return editing('problem.REQUIRED');
    const value = typed === imported ? undefined : foreignInWord(typed);
    if (value !== undefined) return editing('problem.NOT_IN_QURAN_TEXT', { value });
    return typed === arabicText ? t('correction.unchanged') : undefined;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // For React, a form in a dialog is inside the form of the word.
    event.stopPropagation();
    const problem = problemOf();
    setError(problem);
    if (problem) form.current?.querySelector('input')?.focus();
    else if (!isAsking) setAsking(true);
    else if (await correct(typed)) onClose();
  };
  const texts = [
    { label: t('correction.imported'), shown: imported },
    ...(arabicText === imported ? [] : [{ label: t('correction.now'), shown: arabicText }]),
    ...(isAsking ? [{ label: t('correction.text'), shown: typed }] : []),
  ];
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t(isAsking ? 'correction.question' : 'correction.about')}</p>
      <dl className={styles.texts}>
        {texts.map(({ label, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang="ar" dir="rtl" className={styles.arabic}>
              {shown}
            </dd>
          </div>
        ))}
      </dl>
      {!isAsking && (
        <TextField
          isRequired
          name="arabicText"
          label={t('correction.text')}
          lang="ar"
          value={text}
          maxLength={WORD_LIMITS.arabicTextCharacters}
          error={error}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
      )}
      {typed === imported ? (
        <p className={styles.same}>{t('correction.same')}</p>
      ) : (
        <div className={styles.difference}>
          <p className={styles.label}>{t('correction.difference')}</p>
          <Difference isByLetter before={imported} after={typed} lang="ar" />
        </div>
      )}
      <div className={buttons.actions}>
        {isAsking ? (
          <button
            type="button"
            ref={focusOnce}
            className={buttons.secondary}
            data-takes-dialog-escape
            onClick={() => setAsking(false)}
          >
            {t('correction.back')}
          </button>
        ) : (
          <>
            {/* Escape must not lose what was typed. */}
            <button
              type="button"
              className={buttons.secondary}
              data-takes-dialog-escape={typed === arabicText || undefined}
              onClick={onClose}
            >
              {editing('cancel')}
            </button>
            {typed !== imported && (
              <button type="button" className={buttons.secondary} onClick={() => setText(imported)}>
                {t('correction.useImported')}
              </button>
            )}
          </>
        )}
        <button type="submit" className={buttons.primary} aria-busy={isRunning}>
          {t(isAsking ? 'correction.confirm' : 'correction.next')}
        </button>
      </div>
      {signInAgain}
    </form>
  );
}

/** The button that changes nothing gets focus when the question appears. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
