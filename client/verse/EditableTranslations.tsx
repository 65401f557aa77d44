import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { EditorScope } from '../editing/EditorScope';
import { useVerseEditingTexts } from '../i18n/verseEditing';
import { EditIcon } from '../ui/fields/icons';
import styles from './EditableTranslations.module.css';

interface EditableTranslationsProps {
  verseKey: string;
  /** Told when editing begins and ends. */
  onEdit(isEdited: boolean): void;
  /** Buttons beside the pencil. */
  tools: ReactNode;
  /** What an admin should know of the translations. */
  notices: readonly string[];
  /** The form that takes the place of the translations. */
  editor(close: () => void): ReactNode;
  children: ReactNode;
}

/** Translations under a pencil that puts their editor in their place. */
export function EditableTranslations(props: EditableTranslationsProps) {
  const { verseKey, onEdit, tools, notices, editor, children } = props;
  const t = useVerseEditingTexts();
  const [isEdited, setEdited] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const pencil = useRef<HTMLButtonElement>(null);
  const open = () => {
    onEdit(true);
    startOpening(() => setEdited(true));
  };
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
      <div role="group" aria-label={t('tools', { key: verseKey })} className={styles.tools}>
        {!isEdited && (
          <button
            type="button"
            ref={pencil}
            className={styles.tool}
            aria-label={t('edit', { key: verseKey })}
            aria-busy={isOpening}
            onClick={open}
          >
            <EditIcon />
          </button>
        )}
        {tools}
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
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
