import { LoadedPart, type LoadedPartProps } from '../ui/LoadedPart';
import { useIsAdmin } from './signedIn';

/** A part of a page for admins, whose code is loaded for admins only. */
export function AdminPart<Props extends object>(given: Omit<LoadedPartProps<Props>, 'isShown'>) {
  const isAdmin = useIsAdmin();
  return <LoadedPart {...given} isShown={isAdmin} />;
}
