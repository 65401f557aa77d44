import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { adminState } from '../auth/signedIn';

/** Discard functions of the forms with unsaved changes, by form id. */
const forms = new Map<string, () => void>();
/** Ids of the forms and operations that stay mounted when the session ends. */
const staying = new Set<string>();

const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** Whether a form on the page has unsaved changes. */
export const hasUnsaved = () => forms.size > 0;

/** Whether a form on the page has unsaved changes, for rendering. */
export const useHasUnsaved = () => useSyncExternalStore(subscribe, hasUnsaved, () => false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Discards all unsaved changes on the page. */
export const discardAll = () => [...forms.values()].forEach((discard) => discard());

/** Keeps the parts for admins mounted when the session ends. */
export function useStaying(isStaying: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isStaying) return;
    const count = () => adminState.change({ staying: staying.size });
    staying.add(id);
    count();
    return () => {
      staying.delete(id);
      count();
    };
  }, [id, isStaying]);
}

/** Keeps a form with unsaved changes mounted, and asks before the page is left or closed. */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const id = useId();
  const onDiscard = useEffectEvent(discard);
  useStaying(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.set(id, () => onDiscard());
    tellListeners();
    addEventListener('beforeunload', ask);
    return () => {
      forms.delete(id);
      tellListeners();
      removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved]);
}
