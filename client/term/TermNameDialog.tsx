import { graphql, useFragment } from 'react-relay';
import type { TermNameDialog_term$key } from '../__generated__/TermNameDialog_term.graphql';
import { useTableEditingTexts } from '../i18n/tableEditing';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import styles from './TermNameDialog.module.css';
import { TermNameForm } from './TermNameForm';

interface TermNameDialogProps extends ControlProps {
  term: TermNameDialog_term$key;
}

/** The dialog that edits the names of a term. */
export function TermNameDialog({ term, ...control }: TermNameDialogProps) {
  const t = useTableEditingTexts();
  const data = useFragment(
    graphql`
      fragment TermNameDialog_term on Term {
        ...TermNameForm_term
      }
    `,
    term,
  );
  return (
    <Dialog isForm title={t('term.names')} className={styles.dialog} {...control}>
      {control.isOpen && <TermNameForm term={data} onClose={control.onClose} />}
    </Dialog>
  );
}
