import { createContext } from 'react';

/** The keys of all verses of a page, whose further translations are loaded together; empty on the page of one verse. */
export const VersesOfPage = createContext<readonly string[]>([]);
