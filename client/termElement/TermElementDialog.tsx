import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TermElementDialogQuery } from '../__generated__/TermElementDialogQuery.graphql';
import { EditorScope } from '../editing/EditorScope';
import { useTermElementEditingTexts } from '../i18n/termElementEditing';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import type { ElementChoice } from './elementChoices';
import type { WordTexts } from './prefill';
import styles from './TermElementDialog.module.css';
import { TermElementForm } from './TermElementForm';

interface TermElementDialogProps extends ControlProps {
  /** The term that is preselected. */
  termId?: number;
  /** Key of the word that the element is made from; part of the draft's key. */
  wordKey?: string;
  word?: WordTexts;
  onCreated?: (element: ElementChoice) => void;
}

/** Creates a term element. */
export function TermElementDialog(props: TermElementDialogProps) {
  const [failures, setFailures] = useState(0);
  // After a failure, opening the dialog again fetches the terms again.
  if (failures > 0 && !props.isOpen) return null;
  return (
    <EditorScope
      onError={() => {
        setFailures((count) => count + 1);
        props.onClose();
      }}
    >
      <OpenedDialog {...props} attempt={failures} />
    </EditorScope>
  );
}

function OpenedDialog({ attempt, ...props }: TermElementDialogProps & { attempt: number }) {
  const { isOpen, onClose, trigger, ...given } = props;
  const t = useTermElementEditingTexts();
  const { terms } = useLazyLoadQuery<TermElementDialogQuery>(
    graphql`
      query TermElementDialogQuery {
        terms(first: 100) {
          edges {
            node {
              ...TermElementForm_terms
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  return (
    <Dialog
      isForm
      title={t('title')}
      className={styles.dialog}
      isOpen={isOpen}
      onClose={onClose}
      trigger={trigger}
    >
      <TermElementForm {...given} terms={terms.edges.map(({ node }) => node)} onClose={onClose} />
    </Dialog>
  );
}
