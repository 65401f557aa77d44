import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PostVerseEditing_postVerse$key } from '../__generated__/PostVerseEditing_postVerse.graphql';
import { EditableTranslations } from '../verse/EditableTranslations';
import { PostVerseEditor } from './PostVerseEditor';

interface PostVerseEditingProps {
  postVerse: PostVerseEditing_postVerse$key;
  onEdit(isEdited: boolean): void;
  /** The translations as readers see them. */
  children: ReactNode;
}

/** The translations of a verse in a topic, with in-place editing for admins. */
export function PostVerseEditing({ postVerse, onEdit, children }: PostVerseEditingProps) {
  const { databaseId, verse } = useFragment(
    graphql`
      fragment PostVerseEditing_postVerse on PostVerse {
        databaseId
        verse {
          ...EditableTranslations_verse
        }
      }
    `,
    postVerse,
  );
  return (
    <EditableTranslations
      verse={verse}
      onEdit={onEdit}
      row={{ entity: 'POST_VERSE', entityId: databaseId }}
      editor={(close) => <PostVerseEditor databaseId={databaseId} onClose={close} />}
    >
      {children}
    </EditableTranslations>
  );
}
