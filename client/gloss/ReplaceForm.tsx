import { graphql } from 'react-relay';
import type { ReplaceFormMutation } from '../__generated__/ReplaceFormMutation.graphql';
import { WORD_LIMITS } from '../../text/limits';
import { EditingForm } from '../editing/EditingForm';
import { missing } from '../editing/outcome';
import { useEditing } from '../editing/useEditing';
import { useGlossTexts } from '../i18n/gloss';
import { LANGUAGE_TAGS } from '../language';
import { useMutation } from '../relay/useMutation';
import { TextField } from '../ui/fields/TextField';
import { LANGUAGE_NAMES } from './glossAddress';
import { changesWord } from './newGlosses';
import { PlaceList } from './PlaceList';
import type { PlaceWord } from './readWords';
import { outcomeOfSet } from './setOutcome';
import { nameOfDraft, type SetFormProps } from './setForm';
import styles from './SetForm.module.css';
import { useUndoAction } from './useUndoAction';

interface Values {
  gloss: string;
  /** Keys of the places that are left as they are. */
  left: readonly string[];
}

const INITIAL: Values = { gloss: '', left: [] };

/** Gives the ticked places one gloss. */
export function ReplaceForm({
  places,
  part,
  language,
  name,
  onSaved,
  onStale,
  onClose,
}: SetFormProps) {
  const t = useGlossTexts();
  const undoAction = useUndoAction(onStale);
  const [replace] = useMutation<ReplaceFormMutation>(
    graphql`
      mutation ReplaceFormMutation($input: ReplaceGlossesInput!) {
        replaceGlosses(input: $input) {
          __typename
          ... on ReplaceGlossesPayload {
            changeSet {
              databaseId
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on StaleWordsError {
            words {
              key
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const chosenIn = ({ gloss, left }: Values) =>
    places.words.filter(
      (word) => !left.includes(word.key) && changesWord(word, { [language]: gloss.trim() }),
    );
  const editing = useEditing<Values>({
    row: `words/${part.form ?? part.root ?? part.query}/${language}`,
    label: (language) => nameOfDraft(language, name),
    initial: INITIAL,
    version: null,
    check: (values) => [
      ...(values.gloss.trim() ? [] : missing(['gloss'])),
      ...(values.gloss.trim() && chosenIn(values).length === 0 ? missing(['left']) : []),
    ],
    send: async (values) => {
      const words = chosenIn(values).map(({ key, version }) => ({ key, expectedVersion: version }));
      const { replaceGlosses: answer } = await replace({
        input: { language: LANGUAGE_NAMES[language], words, gloss: values.gloss },
      });
      if (answer.__typename === 'StaleWordsError') onStale();
      const id =
        answer.__typename === 'ReplaceGlossesPayload' ? answer.changeSet?.databaseId : undefined;
      return outcomeOfSet(answer, id, undoAction);
    },
    onSaved,
  });
  const { values } = editing;
  const gloss = values.gloss.trim();
  const list = editing.field('left');
  const count = gloss ? chosenIn(values).length : places.words.length - values.left.length;
  const glossesOf = (_word: PlaceWord) => (gloss ? { [language]: gloss } : undefined);
  return (
    <EditingForm
      editing={editing}
      fields={{ gloss: { label: t('together.newGloss') }, left: { label: t('together.left') } }}
      saveLabel={t('together.save', { count })}
      onClose={onClose}
    >
      <div className={styles.head}>
        <TextField
          isRequired
          label={t('together.newGloss')}
          lang={LANGUAGE_TAGS[language]}
          maxLength={WORD_LIMITS.glossCharacters}
          {...editing.field('gloss')}
        />
      </div>
      {list.error && (
        <p role="alert" className={styles.error}>
          {list.error}
        </p>
      )}
      <PlaceList
        words={places.words}
        language={language}
        isByForm={part.form === undefined}
        left={values.left}
        onLeave={list.onChange}
        glossesOf={glossesOf}
      />
    </EditingForm>
  );
}
