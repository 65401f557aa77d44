import { ReloadingList } from './ReloadingList';
import { RevisionPart, type RevisionFilter } from './RevisionPart';

interface RevisionListProps {
  filter: RevisionFilter;
  /** Shown if there are no changes. */
  empty: string;
}

/** Revisions, newest first, each with a button to restore it. Needs an EditorScope around it. */
export function RevisionList(props: RevisionListProps) {
  return (
    <ReloadingList>{(fetchKey) => <RevisionPart {...props} fetchKey={fetchKey} />}</ReloadingList>
  );
}
