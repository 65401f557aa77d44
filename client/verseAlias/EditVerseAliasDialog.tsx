import { graphql } from 'react-relay';
import type { aliasValues_alias$key } from '../__generated__/aliasValues_alias.graphql';
import type { EditVerseAliasDialogMutation } from '../__generated__/EditVerseAliasDialogMutation.graphql';
import { EditorScope } from '../editing/EditorScope';
import { outcomeOf } from '../editing/outcome';
import { useOperation } from '../editing/useOperation';
import { useVerseAliasEditingTexts } from '../i18n/verseAliasEditing';
import { useMutation } from '../relay/useMutation';
import { HoldButton } from '../ui/buttons/HoldButton';
import { Dialog } from '../ui/controls/Dialog';
import type { ControlProps } from '../ui/controls/useControl';
import { readAlias } from './aliasValues';
import { useRestoreAlias } from './useRestoreAlias';
import { useUpdateAlias } from './useUpdateAlias';
import { VerseAliasForm } from './VerseAliasForm';
import styles from './VerseAliasDialog.module.css';

interface EditVerseAliasDialogProps extends ControlProps {
  alias: aliasValues_alias$key;
  /** Called after the name was deleted or restored; a saved one is in the store. */
  onSaved(): void;
}

/** Changes or deletes a name of verses. */
export function EditVerseAliasDialog({ alias, onSaved, ...control }: EditVerseAliasDialogProps) {
  const t = useVerseAliasEditingTexts();
  return (
    <Dialog isForm title={t('form.editTitle')} className={styles.dialog} {...control}>
      <EditorScope onError={control.onClose}>
        <EditVerseAlias alias={alias} onClose={control.onClose} onSaved={onSaved} />
      </EditorScope>
    </Dialog>
  );
}

type EditVerseAliasProps = Pick<EditVerseAliasDialogProps, 'alias' | 'onSaved' | 'onClose'>;

function EditVerseAlias({ alias, onClose, onSaved }: EditVerseAliasProps) {
  const t = useVerseAliasEditingTexts();
  const { databaseId, version, values } = readAlias(alias);
  const update = useUpdateAlias();
  const operation = useOperation('deleted');
  const [remove] = useMutation<EditVerseAliasDialogMutation>(
    graphql`
      mutation EditVerseAliasDialogMutation($input: DeleteVerseAliasInput!) {
        deleteVerseAlias(input: $input) {
          __typename
          ... on ValidationError {
            ...outcome_problems @alias(as: "invalid")
          }
        }
      }
    `,
    { skipToast: true },
  );
  const finish = () => {
    onClose();
    onSaved();
  };
  const restore = useRestoreAlias(onSaved);
  const deleteAlias = async () => {
    await operation.run(async () => {
      const { deleteVerseAlias } = await remove({
        input: { databaseId, expectedVersion: version },
      });
      const outcome = outcomeOf(deleteVerseAlias);
      if (outcome.kind !== 'saved') return outcome;
      return { ...outcome, action: { label: t('undo'), onClick: () => void restore(databaseId) } };
    });
    // Whatever was answered, the list is read again.
    finish();
  };
  return (
    <>
      <VerseAliasForm
        row={`verseAlias/${databaseId}`}
        label={() => values.name}
        initial={values}
        version={version}
        send={(changed, expectedVersion) => update(databaseId, changed, expectedVersion)}
        onClose={onClose}
        onSaved={onClose}
      />
      <div className={styles.delete}>
        <p className={styles.about}>{t('deleteHint')}</p>
        <HoldButton isDisabled={operation.isRunning} onHeld={() => void deleteAlias()}>
          {t('delete')}
        </HoldButton>
      </div>
      {operation.signInAgain}
    </>
  );
}
