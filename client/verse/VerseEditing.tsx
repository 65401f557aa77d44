import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VerseEditing_verse$key } from '../__generated__/VerseEditing_verse.graphql';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { HistoryButton } from '../revision/HistoryButton';
import { EditableTranslations } from './EditableTranslations';
import { VerseEditor } from './VerseEditor';
import { VerseUses } from './VerseUses';

interface VerseEditingProps {
  verse: VerseEditing_verse$key;
  onEdit(isEdited: boolean): void;
  /** The translations as readers see them. */
  children: ReactNode;
}

/** The translations of a verse for an admin, who edits them in place. */
export function VerseEditing({ verse, onEdit, children }: VerseEditingProps) {
  const t = useVerseEditingTexts();
  const data = useFragment(
    graphql`
      fragment VerseEditing_verse on Verse {
        databaseId
        key
        turkishTranslationNeedsUpdate
        englishTranslationNeedsUpdate
      }
    `,
    verse,
  );
  const { key } = data;
  const languages = (['turkish', 'english'] as const).filter(
    (language) => data[`${language}TranslationNeedsUpdate`],
  );
  return (
    <EditableTranslations
      verseKey={key}
      onEdit={onEdit}
      tools={
        <>
          <VerseUses verseKey={key} />
          <HistoryButton isIcon entity="VERSE" entityId={data.databaseId} title={key} />
        </>
      }
      notices={languages.map((language) => t(`needsUpdate.${language}`))}
      editor={(close) => <VerseEditor verseKey={key} onClose={close} />}
    >
      {children}
    </EditableTranslations>
  );
}
