import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VerseEditing_verse$key } from '../__generated__/VerseEditing_verse.graphql';
import { EditableTranslations } from './EditableTranslations';
import { VerseEditor } from './VerseEditor';

interface VerseEditingProps {
  verse: VerseEditing_verse$key;
  onEdit(isEdited: boolean): void;
  /** The translations as readers see them. */
  children: ReactNode;
}

/** The translations of a verse, with in-place editing for admins. */
export function VerseEditing({ verse, onEdit, children }: VerseEditingProps) {
  const data = useFragment(
    graphql`
      fragment VerseEditing_verse on Verse {
        databaseId
        key
        ...EditableTranslations_verse
      }
    `,
    verse,
  );
  return (
    <EditableTranslations
      verse={data}
      onEdit={onEdit}
      row={{ entity: 'VERSE', entityId: data.databaseId }}
      editor={(close) => <VerseEditor verseKey={data.key} onClose={close} />}
    >
      {children}
    </EditableTranslations>
  );
}
