import { useBlocker } from 'react-router-dom';
import { flushDrafts } from './drafts/draftWriter';
import { UnsavedDialog } from './UnsavedDialog';
import { discardAll, hasUnsaved } from './useUnsaved';

/** Asks before navigation leaves unsaved changes. Rendered once per page. */
export function LeaveGuard() {
  const { state, reset, proceed } = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeaving = from.pathname !== to.pathname || from.search !== to.search;
    if (!isLeaving || !hasUnsaved()) return false;
    // The dialog says whether the drafts are kept.
    void flushDrafts();
    return true;
  });
  return (
    <UnsavedDialog
      isOpen={state === 'blocked'}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
      onDiscard={() => {
        discardAll();
        proceed?.();
      }}
    />
  );
}
