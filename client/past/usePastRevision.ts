import { useLocation } from 'react-router-dom';
import { revisionOf } from './pastAddress';

/** The revision that the address names; 0 if it names none. */
export const usePastRevision = (): number => revisionOf(new URLSearchParams(useLocation().search));
