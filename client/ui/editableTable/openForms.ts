import { createContext, use, useEffect, useEffectEvent } from 'react';

export type Save = () => Promise<void>;

/** Registers the save function of an open form; the returned function removes it. */
export const OpenForms = createContext<(save: Save) => () => void>(() => () => undefined);

/** Lets the table save this form together with its other open forms. */
export function useSavedTogether(save: Save): void {
  const open = use(OpenForms);
  const onSave = useEffectEvent(save);
  useEffect(() => open(() => onSave()), [open]);
}
