import { useAddingVersesTexts } from '../i18n/addingVerses';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { toggle, useSelection } from './selection';

interface ResultSelectionProps {
  /** The query of the search. */
  term: string;
  verseKey: string;
}

/** The checkbox that selects a result. */
export function ResultSelection({ term, verseKey }: ResultSelectionProps) {
  const t = useAddingVersesTexts();
  return (
    <CheckboxField
      label={t('select', { key: verseKey })}
      isLabelHidden
      checked={useSelection(term).includes(verseKey)}
      onChange={(isChecked) => toggle(term, [verseKey], isChecked)}
    />
  );
}
