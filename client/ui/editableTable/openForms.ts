import { createContext, use, useEffect, useEffectEvent } from 'react';

export type Save = () => Promise<void>;

/** Tells the table of a form that is open, until what it answers is called. */
export const OpenForms = createContext<(save: Save) => () => void>(() => () => undefined);

/** Lets the form of a row be saved with all others that are open in its table. */
export function useSavedTogether(save: Save): void {
  const open = use(OpenForms);
  const onSave = useEffectEvent(save);
  useEffect(() => open(() => onSave()), [open]);
}
