import { hasArabicLetters } from '../../text/foldArabic';
import { VERSE_ALIAS_LIMITS } from '../../text/limits';
import { EditorScope } from '../editing/EditorScope';
import { useReferences } from '../editing/surahReferences';
import { useEditingTexts } from '../i18n/editing';
import { useVerseAliasEditingTexts, verseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { useSettings } from '../settings/SettingsProvider';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { versesIn } from './aliasValues';
import { useCreateAlias } from './useCreateAlias';
import { VerseAliasForm } from './VerseAliasForm';
import styles from './VerseAliasDialog.module.css';

interface NewVerseAliasDialogProps extends ControlProps {
  /** The search to make a name from; empty for none. */
  query: string;
  /** What readers searched for instead; may be a reference to the verses. */
  refinedTo?: string | null | undefined;
  onSaved(): void;
}

/** Creates a name of verses, from a search with what it was refined to as the verses. */
export function NewVerseAliasDialog({ onSaved, ...props }: NewVerseAliasDialogProps) {
  const { query, refinedTo, ...control } = props;
  const t = useVerseAliasEditingTexts();
  return (
    <Dialog isForm title={t('form.newTitle')} className={styles.dialog} {...control}>
      <EditorScope onError={control.onClose}>
        <p className={styles.about}>{t('form.about')}</p>
        <NewVerseAlias
          query={query}
          refinedTo={refinedTo}
          onClose={control.onClose}
          onSaved={() => {
            control.onClose();
            onSaved();
          }}
        />
      </EditorScope>
    </Dialog>
  );
}

interface NewVerseAliasProps extends Pick<NewVerseAliasDialogProps, 'query' | 'refinedTo'> {
  onClose(): void;
  onSaved(): void;
}

function NewVerseAlias({ query, refinedTo, onClose, onSaved }: NewVerseAliasProps) {
  const { prefLanguage } = useSettings().settings;
  const references = useReferences();
  const send = useCreateAlias();
  const own = prefLanguage === 'turkish' ? 'TURKISH' : 'ENGLISH';
  return (
    <VerseAliasForm
      row={`verseAlias/new/${query}`}
      label={(language) =>
        [verseAliasEditingTexts[language].form.newTitle, query].filter(Boolean).join(': ')
      }
      initial={{
        name: query.slice(0, VERSE_ALIAS_LIMITS.nameCharacters),
        language: hasArabicLetters(query) ? 'ARABIC' : own,
        verses: (refinedTo && versesIn(refinedTo, references)) ?? '',
      }}
      version={null}
      send={send}
      saveLabel={useEditingTexts()('create')}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
