import { createContext } from 'react';

/** Origin of canonical addresses, without a trailing slash. */
export const Origin = createContext('');
