import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { EditableTranslations_verse$key } from '../__generated__/EditableTranslations_verse.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { editedOf } from '../page/editAddress';
import { HistoryButton } from '../revision/HistoryButton';
import buttons from '../ui/buttons/buttons.module.css';
import { EditIcon } from '../ui/icons/fieldIcons';
import styles from './EditableTranslations.module.css';
import { OutdatedTranslations } from './OutdatedTranslations';
import { VerseUses } from './VerseUses';

interface EditableTranslationsProps {
  verse: EditableTranslations_verse$key;
  /** Called when editing starts and ends. */
  onEdit(isEdited: boolean): void;
  /** The row whose history is offered: the verse, or its place in a post. */
  row: { entity: 'VERSE' | 'POST_VERSE'; entityId: number };
  /** Renders the form that replaces the translations. */
  editor(close: () => void): ReactNode;
  children: ReactNode;
}

/**
 * Translations with an edit button that replaces them with their editor, which the address can open
 * too.
 */
export function EditableTranslations(props: EditableTranslationsProps) {
  const { onEdit, row, editor, children } = props;
  const t = useVerseEditingTexts();
  const verse = useFragment(
    graphql`
      fragment EditableTranslations_verse on Verse {
        key
        ...OutdatedTranslations_verse
      }
    `,
    props.verse,
  );
  const { key } = verse;
  const [isEdited, setEdited] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const pencil = useRef<HTMLButtonElement>(null);
  const open = () => {
    onEdit(true);
    startOpening(() => setEdited(true));
  };
  const { search } = useLocation();
  const isAsked = row.entity === 'VERSE' && editedOf(search) === key;
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  const close = () => {
    onEdit(false);
    setEdited(false);
  };
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) pencil.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <>
      <div role="group" aria-label={t('tools', { key })} className={styles.tools}>
        {!isEdited && (
          <button
            type="button"
            ref={pencil}
            className={buttons.icon}
            aria-label={t('edit', { key })}
            aria-busy={isOpening}
            onClick={open}
          >
            <EditIcon />
          </button>
        )}
        <VerseUses verseKey={key} />
        <HistoryButton isIcon {...row} title={key} />
        <OutdatedTranslations verse={verse} />
      </div>
      {isEdited ? (
        <div className={styles.editor}>
          <EditorScope onError={close}>{editor(close)}</EditorScope>
        </div>
      ) : (
        children
      )}
    </>
  );
}
