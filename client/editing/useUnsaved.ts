import { useEffect, useEffectEvent, useId } from 'react';
import { adminState } from '../auth/signedIn';

/** The forms of this page that hold something unsaved, each with what gives it up. */
const forms = new Map<string, () => void>();
/** What stays when the session ends: these forms, and what is being done at the moment. */
const staying = new Set<string>();

export const hasUnsaved = () => forms.size > 0;

/** Gives up what is unsaved, everywhere on the page. */
export const discardAll = () => [...forms.values()].forEach((discard) => discard());

/** Keeps what admins see where it is when the session ends. */
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

/** Keeps a form with changes where it is, and has it asked about before the page is left or closed. */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const id = useId();
  const onDiscard = useEffectEvent(discard);
  useStaying(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.set(id, () => onDiscard());
    addEventListener('beforeunload', ask);
    return () => {
      forms.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved]);
}
