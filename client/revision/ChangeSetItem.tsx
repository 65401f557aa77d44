import { Suspense, useId, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeSetItem_revision$key } from '../__generated__/ChangeSetItem_revision.graphql';
import { useHistoryTexts } from '../i18n/history';
import { Boundary } from '../ui/controls/Boundary';
import { RestoreButton } from './RestoreButton';
import styles from './RevisionItem.module.css';
import { RevisionMeta } from './RevisionMeta';
import { useUndoChangeSet } from './useUndoChangeSet';

interface ChangeSetItemProps {
  /** One of the changes of the set. */
  revision: ChangeSetItem_revision$key;
  /** Renders the changes of the set once it is opened. */
  children(changeSetId: number): ReactNode;
}

/** Changes that were made together, with a button that undoes them together. */
export function ChangeSetItem({ revision, children }: ChangeSetItemProps) {
  const t = useHistoryTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const undo = useUndoChangeSet();
  const data = useFragment(
    graphql`
      fragment ChangeSetItem_revision on Revision {
        changeSet {
          databaseId
          numberOfChanges
        }
        ...RevisionMeta_revision
      }
    `,
    revision,
  );
  if (!data.changeSet) return null;
  const { databaseId, numberOfChanges: count } = data.changeSet;
  return (
    <li className={styles.item}>
      <h2 className={styles.row}>{t('set.title', { count })}</h2>
      <RevisionMeta id={id} revision={data} />
      <details
        className={styles.details}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          setFailed(false);
        }}
      >
        <summary>{t('changes.show')}</summary>
        {hasFailed && <p role="alert">{t('failed')}</p>}
        {isOpen && !hasFailed && (
          <Boundary onError={() => setFailed(true)}>
            <Suspense fallback={<p role="status">{t('loading')}</p>}>
              {children(databaseId)}
            </Suspense>
          </Boundary>
        )}
      </details>
      <RestoreButton
        label={t('set.undo')}
        question={t('set.confirm')}
        describedBy={id}
        send={() => undo(databaseId)}
      />
    </li>
  );
}
