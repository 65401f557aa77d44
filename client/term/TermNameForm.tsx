import { graphql, readInlineData } from 'react-relay';
import { LANGUAGE_TAGS, byLanguage } from '../language';
import type { TermNameForm_term$key } from '../__generated__/TermNameForm_term.graphql';
import type { TermNameFormMutation } from '../__generated__/TermNameFormMutation.graphql';
import { EditingForm } from '../editing/EditingForm';
import { missing, outcomeOf } from '../editing/outcome';
import { useEditing } from '../editing/useEditing';
import { useTableEditingTexts } from '../i18n/tableEditing';
import { useMutation } from '../relay/useMutation';
import { TextField } from '../ui/fields/TextField';

interface TermNameFormProps {
  term: TermNameForm_term$key;
  onClose(): void;
}

const NAMES = ['turkishName', 'englishName'] as const;

/** The form of a term's names, both of which are required. */
export function TermNameForm({ term, onClose }: TermNameFormProps) {
  const t = useTableEditingTexts();
  const [update] = useMutation<TermNameFormMutation>(
    graphql`
      mutation TermNameFormMutation($input: UpdateTermInput!) {
        updateTerm(input: $input) {
          __typename
          ... on UpdateTermPayload {
            term {
              ...TermNameForm_term
            }
          }
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
          ... on ConflictError {
            current {
              ...TermNameForm_term @alias(as: "row")
            }
          }
        }
      }
    `,
    { skipToast: true },
  );
  const { databaseId, ...start } = read(term);
  const editing = useEditing({
    row: `term/${databaseId}`,
    label: (language) => byLanguage(language, start.values, 'Name'),
    initial: start.values,
    version: start.version,
    check: (names) => missing(NAMES.filter((name) => !names[name].trim())),
    send: async (names, expectedVersion) => {
      const { updateTerm } = await update({ input: { databaseId, expectedVersion, ...names } });
      return outcomeOf(updateTerm, read);
    },
    onSaved: onClose,
  });
  const fields = {
    turkishName: { label: t('term.turkishName'), lang: LANGUAGE_TAGS.turkish },
    englishName: { label: t('term.englishName'), lang: LANGUAGE_TAGS.english },
  };
  return (
    <EditingForm editing={editing} fields={fields} onClose={onClose}>
      {NAMES.map((name) => (
        <TextField key={name} isRequired {...fields[name]} {...editing.field(name)} />
      ))}
    </EditingForm>
  );
}

function read(term: TermNameForm_term$key) {
  const { databaseId, version, turkishName, englishName } = readInlineData(
    graphql`
      fragment TermNameForm_term on Term @inline {
        databaseId
        version
        turkishName
        englishName
      }
    `,
    term,
  );
  return { databaseId, version, values: { turkishName, englishName } };
}
