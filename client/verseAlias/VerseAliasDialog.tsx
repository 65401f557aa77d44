import { EditorScope } from '../editing/EditorScope';
import { useFailedSearchTexts } from '../i18n/failedSearches';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './VerseAliasDialog.module.css';
import { VerseAliasForm } from './VerseAliasForm';

interface VerseAliasDialogProps extends ControlProps {
  /** The search to make a name from. */
  query: string;
  /** What readers searched for instead; may be a reference to the verses. */
  refinedTo?: string | null | undefined;
  onSaved(): void;
}

/** Creates a name of verses from a search. */
export function VerseAliasDialog({ query, refinedTo, onSaved, ...control }: VerseAliasDialogProps) {
  const t = useFailedSearchTexts();
  return (
    <Dialog isForm title={t('form.title')} className={styles.dialog} {...control}>
      <EditorScope onError={control.onClose}>
        <VerseAliasForm
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
