import { useRelayEnvironment } from 'react-relay';
import { byLanguage } from '../language';
import { outcomeOf } from '../editing/outcome';
import { RowForm } from '../editing/RowForm';
import { readReferences } from '../editing/surahReferences';
import { verseProblems } from '../editing/verseProblems';
import { useTableTexts } from '../i18n/table';
import { TERM_ELEMENT_LIMITS } from '../../text/limits';
import { readVerseList } from '../../text/verseReferenceList';
import { readElement, type SavedElementValues, type SavedElement } from './readElement';
import { useElementFields } from './useElementFields';
import { useUpdateElement } from './useUpdateElement';

interface TermElementRowEditorProps {
  /** Opaque id. */
  id: string;
  elementOrder: number;
  start: SavedElement;
  onClose(): void;
}

/** The form of a row of a term table. */
export function TermElementRowEditor(props: TermElementRowEditorProps) {
  const { id, elementOrder, start, onClose } = props;
  const { databaseId } = start;
  const t = useTableTexts();
  const environment = useRelayEnvironment();
  const fields = useElementFields();
  const update = useUpdateElement();
  return (
    <RowForm<SavedElementValues>
      row={`termElement/${databaseId}`}
      label={(language) => byLanguage(language, start.values, 'NameInQuran')}
      start={start}
      locked={[{ label: t('column.order'), value: elementOrder }]}
      fields={fields}
      send={async ({ verseReferences: written, ...texts }, expectedVersion) => {
        const references = await readReferences(environment);
        const { verses: max } = TERM_ELEMENT_LIMITS;
        const verseReferences = readVerseList(written, references, max);
        const problems = verseProblems('verseReferences', verseReferences, references, max);
        if (problems.length > 0) return { kind: 'invalid', problems };
        const input = { databaseId, expectedVersion, ...texts, verseReferences };
        const answer = await update(input);
        // Read again with all its verses, which may be more than one page.
        if (answer.__typename === 'ConflictError')
          return { kind: 'conflict', theirs: await readElement(environment, id) };
        return outcomeOf(answer);
      }}
      onClose={onClose}
    />
  );
}
