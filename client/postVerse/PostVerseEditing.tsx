import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PostVerseEditing_postVerse$key } from '../__generated__/PostVerseEditing_postVerse.graphql';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { HistoryButton } from '../revision/HistoryButton';
import { EditableTranslations } from '../verse/EditableTranslations';
import { VerseUses } from '../verse/VerseUses';
import { PostVerseEditor } from './PostVerseEditor';

interface PostVerseEditingProps {
  postVerse: PostVerseEditing_postVerse$key;
  onEdit(isEdited: boolean): void;
  /** The translations as readers see them. */
  children: ReactNode;
}

/** The translations of a verse in a topic for an admin, who edits them in place. */
export function PostVerseEditing({ postVerse, onEdit, children }: PostVerseEditingProps) {
  const t = useVerseEditingTexts();
  const { databaseId, verse } = useFragment(
    graphql`
      fragment PostVerseEditing_postVerse on PostVerse {
        databaseId
        verse {
          key
          turkishTranslationNeedsUpdate
          englishTranslationNeedsUpdate
        }
      }
    `,
    postVerse,
  );
  const languages = (['turkish', 'english'] as const).filter(
    (language) => verse[`${language}TranslationNeedsUpdate`],
  );
  return (
    <EditableTranslations
      verseKey={verse.key}
      onEdit={onEdit}
      tools={
        <>
          <VerseUses verseKey={verse.key} />
          <HistoryButton isIcon entity="POST_VERSE" entityId={databaseId} title={verse.key} />
        </>
      }
      notices={languages.map((language) => t(`needsUpdate.${language}`))}
      editor={(close) => <PostVerseEditor databaseId={databaseId} onClose={close} />}
    >
      {children}
    </EditableTranslations>
  );
}
