import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { CharacterTableEditorQuery } from '../__generated__/CharacterTableEditorQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useEditorQuery } from '../editing/useEditorQuery';
import { useTableEditingTexts } from '../i18n/tableEditing';
import { HistoryButton } from '../revision/HistoryButton';
import { EditableTable } from '../ui/editableTable/EditableTable';
import { CharacterRowEditor } from './CharacterRowEditor';
import { CharacterTable, type Character } from './CharacterTable';

/** The table of letters with editable rows. */
export function CharacterTableEditor({ fallback }: { fallback: ReactNode }) {
  return (
    <EditorScope fallback={fallback}>
      <Table />
    </EditorScope>
  );
}

function Table() {
  const t = useTableEditingTexts();
  const { characters } = useEditorQuery<CharacterTableEditorQuery>(
    graphql`
      query CharacterTableEditorQuery {
        characters {
          databaseId
          ...CharacterTable_characters
          ...CharacterRowEditor_character
        }
      }
    `,
    {},
  );
  const nameOf = ({ arabicLetter }: Character) => t('letter', { letter: arabicLetter });
  return (
    <CharacterTable
      characters={characters}
      renderTable={(table) => (
        <EditableTable
          {...table}
          nameOf={nameOf}
          read={(row) => characters.find(({ databaseId }) => databaseId === row.databaseId)}
          renderForm={(_row, character, onClose) => (
            <CharacterRowEditor character={character} onClose={onClose} />
          )}
          renderActions={(row) => (
            <HistoryButton
              isIcon
              entity="CHARACTER"
              entityId={row.databaseId}
              title={nameOf(row)}
            />
          )}
        />
      )}
    />
  );
}
