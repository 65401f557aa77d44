import { graphql, useFragment } from 'react-relay';
import { byLanguage } from '../language';
import type { TermElementForm_terms$key } from '../__generated__/TermElementForm_terms.graphql';
import { EditingForm } from '../editing/EditingForm';
import { useEditing } from '../editing/useEditing';
import { useEditingTexts } from '../i18n/editing';
import { termElementEditingTexts } from '../i18n/termElementEditing';
import { useSettings } from '../settings/SettingsProvider';
import type { ElementChoice } from './elementChoices';
import { firstValues, missingInElement } from './elementValues';
import type { WordTexts } from './prefill';
import { TermElementFields } from './TermElementFields';
import { useCreateElement } from './useCreateElement';
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
  const { send, created } = useCreateElement();
  const editing = useEditing({
    row: ['termElement/new', wordKey ?? termId].filter(Boolean).join('/'),
    label: (language) => termElementEditingTexts[language].title,
    initial: firstValues(
      terms.find(({ databaseId }) => databaseId === termId),
      word,
    ),
    version: null,
    check: missingInElement,
    send,
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
