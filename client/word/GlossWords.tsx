import { useId, useState } from 'react';
import { useWordEditingTexts } from '../i18n/wordEditing';
import { byLanguage, LANGUAGE_TAGS, type Language } from '../language';
import buttons from '../ui/buttons/buttons.module.css';
import styles from './GlossWords.module.css';
import type { VerseWord } from './wordValues';

interface GlossWordsProps {
  language: Language;
  label: string;
  /** All words of the verse in order. */
  words: readonly VerseWord[];
  /** Number of the edited word in the verse. */
  number: number;
  /** Numbers of the words that its gloss covers, or that the gloss which covers it covers. */
  value: readonly string[];
  error?: string | undefined;
  onChange(value: readonly string[]): void;
  /** Opens another word by its key; undefined while that would lose changes. */
  openWord: ((key: string) => void) | undefined;
}

/** Joins a word with its neighbors under one gloss, or takes them apart; leads to the gloss that covers the word. */
export function GlossWords(props: GlossWordsProps) {
  const { language, label, words, number, value, error, onChange, openWord } = props;
  const t = useWordEditingTexts();
  const id = useId();
  const numbers = value.map(Number);
  const own = words[number - 1];
  const headOf = (word: VerseWord | undefined) =>
    (word && byLanguage(language, word, 'GlossOf')) ?? null;
  const head = headOf(own);
  const covering = numbers.length > 1 && head !== null && head !== number ? words[head - 1] : null;
  const gloss = covering && byLanguage(language, covering, 'Translation');
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  /** The pressed button stays: the focus of a removed one would leave the group. */
  const [isSeparable, setIsSeparable] = useState(false);
  const separate = () => {
    setIsSeparable(true);
    onChange([String(number)]);
  };
  const joinButton = (neighbor: number, text: string) => {
    const word = words[neighbor - 1];
    // Its own words may be joined again before they are saved as taken apart.
    const isFree = word !== undefined && [null, number].includes(headOf(word));
    return (
      <ChoiceButton
        isDisabled={!isFree}
        title={word && !isFree ? t('glossWords.taken') : undefined}
        onPress={() => onChange([...numbers, neighbor].sort((a, b) => a - b).map(String))}
      >
        {text}
      </ChoiceButton>
    );
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.words}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <p role="status" lang="ar" dir="rtl" className={styles.arabic}>
        {numbers.map((one) => words[one - 1]?.arabicText).join(' ')}
      </p>
      {covering && (
        <p>
          {t('glossWords.covered')}{' '}
          <b lang={gloss ? LANGUAGE_TAGS[language] : undefined}>{gloss || '…'}</b>
        </p>
      )}
      <div className={styles.choices}>
        {covering ? (
          <ChoiceButton
            isDisabled={!openWord}
            title={openWord ? undefined : t('unsavedFirst')}
            onPress={() => openWord?.(covering.key)}
          >
            {t('glossWords.open')}
          </ChoiceButton>
        ) : (
          <>
            {joinButton(first - 1, t('glossWords.joinPrevious'))}
            {joinButton(last + 1, t('glossWords.joinNext'))}
          </>
        )}
        {(numbers.length > 1 || isSeparable) && (
          <ChoiceButton isDisabled={numbers.length === 1} onPress={separate}>
            {covering ? t('glossWords.leave') : t('glossWords.takeApart')}
          </ChoiceButton>
        )}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}

interface ChoiceButtonProps {
  isDisabled: boolean;
  title?: string | undefined;
  onPress(): void;
  children: string;
}

/** A button that keeps the focus when it becomes disabled. */
const ChoiceButton = ({ isDisabled, title, onPress, children }: ChoiceButtonProps) => (
  <button
    type="button"
    className={buttons.secondary}
    aria-disabled={isDisabled}
    title={title}
    onClick={isDisabled ? undefined : onPress}
  >
    {children}
  </button>
);
