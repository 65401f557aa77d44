import { createContext } from 'react';

/** Has the list around be read anew. */
export const ReloadList = createContext<() => void>(() => undefined);
