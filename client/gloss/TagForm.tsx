import { graphql } from 'react-relay';
import type { TagFormMutation } from '../__generated__/TagFormMutation.graphql';
import { EditingForm } from '../editing/EditingForm';
import { missing, type FieldProblem } from '../editing/outcome';
import { useEditing } from '../editing/useEditing';
import { useGlossTexts } from '../i18n/gloss';
import { useMutation } from '../relay/useMutation';
import { useElementChoices } from '../termElement/useElementChoices';
import buttons from '../ui/buttons/buttons.module.css';
import { Controls } from '../ui/controls/Controls';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { ElementPicker } from './ElementPicker';
import { taggedGlosses } from './newGlosses';
import { PlaceList } from './PlaceList';
import type { PlaceWord } from './readWords';
import { nameOfDraft, type SetFormProps } from './setForm';
import styles from './SetForm.module.css';
import { outcomeOfSet } from './setOutcome';
import { useUndoAction } from './useUndoAction';

interface Values {
  /** Integer key of the element; empty if none is chosen. */
  element: string;
  isInGlosses: boolean;
  /** Keys of the places that are left as they are. */
  left: readonly string[];
}

const INITIAL: Values = { element: '', isInGlosses: true, left: [] };

/** The texts of the element are not known, such as those of one in a draft. */
const UNKNOWN_ELEMENT: FieldProblem = { field: 'element', code: 'NOT_AN_OPTION' };

/** Tags the ticked places with a term element. */
export function TagForm({ places, part, language, name, onSaved, onStale, onClose }: SetFormProps) {
  const t = useGlossTexts();
  const undoAction = useUndoAction(onStale);
  const { known, state, retry } = useElementChoices([]);
  const [tag] = useMutation<TagFormMutation>(
    graphql`
      mutation TagFormMutation($input: TagWordsInput!) {
        tagWords(input: $input) {
          __typename
          ... on TagWordsPayload {
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
  const isTaggedIn = (values: Values) => (word: PlaceWord) =>
    word.elementIds.includes(Number(values.element));
  const chosenIn = (values: Values) =>
    places.words.filter((word) => !values.left.includes(word.key) && !isTaggedIn(values)(word));
  const elementIn = (values: Values) => known.find(({ id }) => id === values.element);
  const glossesIn = (values: Values) => (word: PlaceWord) => {
    const element = elementIn(values);
    return element && values.isInGlosses && !isTaggedIn(values)(word)
      ? taggedGlosses(word, element)
      : undefined;
  };
  const editing = useEditing<Values>({
    row: `tags/${part.form ?? part.root ?? part.query}`,
    label: (language) => nameOfDraft(language, name),
    initial: INITIAL,
    version: null,
    check: (values) => [
      ...(values.element ? [] : missing(['element'])),
      ...(values.element && !elementIn(values) ? [UNKNOWN_ELEMENT] : []),
      ...(values.element && chosenIn(values).length === 0 ? missing(['left']) : []),
    ],
    send: async (values) => {
      const words = chosenIn(values).map((word) => {
        const glosses = glossesIn(values)(word);
        return {
          key: word.key,
          expectedVersion: word.version,
          turkishTranslation: glosses?.turkish || null,
          englishTranslation: glosses?.english || null,
        };
      });
      const input = { termElementId: Number(values.element), words };
      const { tagWords: answer } = await tag({ input });
      if (answer.__typename === 'StaleWordsError') onStale();
      const id = answer.__typename === 'TagWordsPayload' ? answer.changeSet?.databaseId : undefined;
      return outcomeOfSet(answer, id, undoAction);
    },
    onSaved,
  });
  const { values } = editing;
  const list = editing.field('left');
  const element = editing.field('element');
  const isUnread = values.element !== '' && !elementIn(values) && state !== 'read';
  return (
    <EditingForm
      editing={editing}
      fields={{
        element: { label: t('together.element') },
        isInGlosses: { label: t('together.inGlosses') },
        left: { label: t('together.left') },
      }}
      saveLabel={t('together.saveTags', { count: chosenIn(values).length })}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Controls>
          <ElementPicker
            {...element}
            error={element.error && isUnread ? t('together.unread') : element.error}
            choices={known}
            state={state}
          />
        </Controls>
        {state === 'failed' && (
          <p role="alert" className={styles.error}>
            {t('together.failed')}{' '}
            <button type="button" className={buttons.secondary} onClick={retry}>
              {t('together.retry')}
            </button>
          </p>
        )}
        <CheckboxField
          label={t('together.inGlosses')}
          checked={values.isInGlosses}
          onChange={(isInGlosses) => editing.change({ isInGlosses })}
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
        glossesOf={glossesIn(values)}
        isTagged={isTaggedIn(values)}
      />
    </EditingForm>
  );
}
