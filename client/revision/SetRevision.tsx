import { graphql, useFragment } from 'react-relay';
import type { SetRevision_revision$key } from '../__generated__/SetRevision_revision.graphql';
import type { Snapshot } from './changes';
import { RevisionChanges } from './RevisionChanges';
import styles from './RevisionItem.module.css';
import { RevisionRow } from './RevisionRow';
import { useNames } from './useNames';

/** One change of a change set: the row and its changes. */
export function SetRevision({ revision }: { revision: SetRevision_revision$key }) {
  const data = useFragment(
    graphql`
      fragment SetRevision_revision on Revision {
        entity
        entityId
        before
        after
        ...useNames_revision
      }
    `,
    revision,
  );
  const nameOf = useNames(data);
  const [before, after] = [data.before as Snapshot, data.after as Snapshot];
  return (
    <li className={styles.member}>
      <RevisionRow entity={data.entity} id={data.entityId} row={after ?? before} nameOf={nameOf} />
      <RevisionChanges entity={data.entity} before={before} after={after} nameOf={nameOf} />
    </li>
  );
}
