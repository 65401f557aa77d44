import { useBlocker } from 'react-router-dom';
import { UnsavedDialog } from './UnsavedDialog';
import { discardAll, hasUnsaved } from './useUnsaved';

/** Asks before navigation leaves unsaved changes. Rendered once per page. */
export function LeaveGuard() {
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved() && (from.pathname !== to.pathname || from.search !== to.search),
  );
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
