import { ReloadingList } from './ReloadingList';
import { RevisionPart, type RevisionFilter } from './RevisionPart';

interface RevisionListProps {
  filter: RevisionFilter;
  /** Said where there are no changes. */
  empty: string;
}

/** Changes, newest first, each with the way back. Stands in an EditorScope. */
export function RevisionList(props: RevisionListProps) {
  return (
    <ReloadingList>{(fetchKey) => <RevisionPart {...props} fetchKey={fetchKey} />}</ReloadingList>
  );
}
