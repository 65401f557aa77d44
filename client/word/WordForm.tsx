import { useEffect, useEffectEvent, useImperativeHandle, type RefObject } from 'react';
import { graphql } from 'react-relay';
import type { wordValues_word$key } from '../__generated__/wordValues_word.graphql';
import type { WordFormMutation } from '../__generated__/WordFormMutation.graphql';
import { EditingForm } from '../editing/EditingForm';
import { outcomeOf } from '../editing/outcome';
import { useEditing } from '../editing/useEditing';
import { useMutation } from '../relay/useMutation';
import { HistoryButton } from '../revision/HistoryButton';
import { useSettings } from '../settings/SettingsProvider';
import { ArabicCorrectionButton } from './ArabicCorrectionButton';
import { NewElementButton } from './NewElementButton';
import { useWordElements } from './useWordElements';
import { useWordInfo } from './useWordInfo';
import styles from './WordDialog.module.css';
import { WordFields } from './WordFields';
import { changedWords, missingInWord, readWord } from './wordValues';

interface WordFormProps {
  saved: ReturnType<typeof readWord>;
  wordKey: string;
  /** Name of the word. */
  title: string;
  /** Is set to the field that gets focus first; null on touch screens, where it opens a keyboard. */
  gloss: RefObject<HTMLElement | null>;
  openNext: (() => void) | undefined;
  /** Opens another word of the verse. */
  openWord(key: string): void;
  /** Called with whether there are unsaved changes. */
  onChange(isChanged: boolean): void;
  onClose(): void;
}

/** The form of a word, with its history. */
export function WordForm(props: WordFormProps) {
  const { saved, wordKey, title, gloss, openNext, openWord, onChange, onClose } = props;
  const { prefLanguage } = useSettings().settings;
  const [update] = useMutation<WordFormMutation>(
    graphql`
      mutation WordFormMutation($input: UpdateWordInput!) {
        updateWord(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...wordValues_word @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const { databaseId, version, values, elements, arabic, numberInVerse, words } = saved;
  const editing = useEditing({
    row: `word/${databaseId}`,
    label: () => wordKey,
    initial: values,
    version,
    check: missingInWord,
    send: async (given, expectedVersion) => {
      const { termElementIds, turkishGlossWords, englishGlossWords, ...texts } = given;
      const { updateWord } = await update({
        input: {
          databaseId,
          expectedVersion,
          ...texts,
          turkishGlossWords: changedWords(turkishGlossWords, values.turkishGlossWords),
          englishGlossWords: changedWords(englishGlossWords, values.englishGlossWords),
          termElementIds: termElementIds.map(Number),
        },
      });
      return outcomeOf(updateWord, (current: wordValues_word$key) => readWord(current));
    },
    onSaved: onClose,
  });
  const { isChanged, form } = editing;
  useEffect(() => onChange(isChanged), [isChanged, onChange]);
  const { arabicText } = arabic;
  const rebase = useEffectEvent(() => editing.rebase({ values, version }));
  // A correction of the Arabic text changes readings, too.
  useEffect(() => rebase(), [arabicText]);
  const findGloss = () =>
    matchMedia('(pointer: fine)').matches
      ? (form.current?.querySelector<HTMLElement>(`[name="${prefLanguage}Translation"]`) ?? null)
      : null;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(gloss, findGloss);
  useEffect(() => {
    // The form of the word before had focus.
    if (document.activeElement === document.body) gloss.current?.focus();
  }, [gloss]);
  const wordElements = useWordElements(editing, elements);
  const info = useWordInfo(wordElements.known, words);
  return (
    <EditingForm editing={editing} fields={info} goOn={openNext} onClose={onClose}>
      <ArabicCorrectionButton word={arabic} title={title} />
      <WordFields
        editing={editing}
        info={info}
        elements={wordElements}
        number={numberInVerse}
        words={words}
        openWord={openWord}
      />
      <div className={styles.tools}>
        <NewElementButton
          wordKey={wordKey}
          word={{ ...editing.values, arabicText: arabic.arabicText }}
          onCreated={wordElements.addNew}
        />
        <HistoryButton entity="WORD" entityId={databaseId} title={title} />
      </div>
    </EditingForm>
  );
}
