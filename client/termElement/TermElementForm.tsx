import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { TermElementForm_terms$key } from '../__generated__/TermElementForm_terms.graphql';
import type { TermElementFormMutation } from '../__generated__/TermElementFormMutation.graphql';
import { EditingForm } from '../editing/EditingForm';
import { outcomeOf, type FieldProblem } from '../editing/outcome';
import { useEditing } from '../editing/useEditing';
import { useEditingTexts } from '../i18n/editing';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import { useMutation } from '../relay/useMutation';
import { useSettings } from '../settings/SettingsProvider';
import { choiceOf, type ElementChoice } from './elementChoices';
import { firstValues, missingInElement } from './elementValues';
import type { WordTexts } from './prefill';
import { TermElementFields } from './TermElementFields';
import { useElementInfo } from './useElementInfo';

interface TermElementFormProps {
  terms: TermElementForm_terms$key;
  termId?: number;
  wordKey?: string;
  word?: WordTexts;
  onCreated?: (element: ElementChoice) => void;
  onClose(): void;
}

/** The form of a new term element, prefilled from its term and its word. */
export function TermElementForm(props: TermElementFormProps) {
  const { termId, wordKey, word, onCreated, onClose } = props;
  const t = useTermElementEditingTexts();
  const { prefLanguage } = useSettings().settings;
  const terms = useFragment(
    graphql`
      fragment TermElementForm_terms on Term @relay(plural: true) {
        databaseId
        turkishName
        englishName
        turkishTag
        englishTag
      }
    `,
    props.terms,
  );
  const created = useRef<ElementChoice>(undefined);
  const [create] = useMutation<TermElementFormMutation>(
    graphql`
      mutation TermElementFormMutation($input: CreateTermElementInput!) {
        createTermElement(input: $input) {
          __typename
          ... on CreateTermElementPayload {
            termElement {
              ...elementChoices_element
            }
          }
          ... on NotFoundError {
            __typename
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const editing = useEditing({
    draftKey: ['termElement/new', wordKey ?? termId].filter(Boolean).join('/'),
    label: t('title'),
    initial: firstValues(
      terms.find(({ databaseId }) => databaseId === termId),
      word,
    ),
    version: null,
    check: missingInElement,
    send: async (values) => {
      const { createTermElement: answer } = await create({
        input: { ...values, termId: Number(values.termId) },
      });
      if (answer.__typename === 'NotFoundError') {
        const problem: FieldProblem = {
          field: 'termId',
          code: 'NO_SUCH_TERM',
          value: values.termId,
        };
        return { kind: 'invalid', problems: [problem] };
      }
      if (answer.__typename === 'CreateTermElementPayload') {
        created.current = choiceOf(answer.termElement);
      }
      return outcomeOf(answer);
    },
    onSaved: () => {
      onClose();
      if (created.current) onCreated?.(created.current);
    },
  });
  const options = terms.map((term) => ({
    value: String(term.databaseId),
    label: byLanguage(prefLanguage, term, 'Name'),
  }));
  const info = useElementInfo((id) => options.find(({ value }) => value === id)?.label ?? id);
  return (
    <EditingForm
      editing={editing}
      fields={info}
      saveLabel={useEditingTexts()('create')}
      onClose={onClose}
    >
      <TermElementFields editing={editing} info={info} terms={terms} options={options} />
    </EditingForm>
  );
}
