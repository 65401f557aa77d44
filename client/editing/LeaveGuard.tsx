import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { flushDrafts } from './drafts/draftWriter';
import { UnsavedDialog } from './UnsavedDialog';
import { discardAll, hasUnsaved, useHasUnsaved } from './useUnsaved';

/** Asks before navigation leaves unsaved changes, until they are saved. Rendered once per page. */
export function LeaveGuard() {
  const isUnsaved = useHasUnsaved();
  const { state, reset, proceed } = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeaving = from.pathname !== to.pathname || from.search !== to.search;
    if (!isLeaving || !hasUnsaved()) return false;
    // The dialog says whether the drafts are kept.
    void flushDrafts();
    return true;
  });
  /** The `proceed` of the last answered question; the router allows only one answer. */
  const answered = useRef(proceed);
  const answer = (then: typeof proceed) => {
    if (answered.current === proceed) return;
    answered.current = proceed;
    then?.();
  };
  const leaveSaved = useEffectEvent(() => answer(proceed));
  useEffect(() => {
    if (state === 'blocked' && !isUnsaved) leaveSaved();
  }, [state, isUnsaved]);
  return (
    <UnsavedDialog
      isOpen={state === 'blocked'}
      onStay={() => answer(reset)}
      onLeave={() => answer(proceed)}
      onDiscard={() => {
        discardAll();
        answer(proceed);
      }}
    />
  );
}
