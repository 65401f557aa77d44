import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { adminState } from './signedIn';

interface AdminPartProps<Props> {
  /** The same function at each rendering. */
  load(): Promise<ComponentType<Props>>;
  /** What the part is given. */
  props: Props;
  /** What everyone else sees in its place. */
  children?: ReactNode;
}

/** A part of a page that only admins see; its code comes to nobody else. */
export function AdminPart<Props extends object>(given: AdminPartProps<Props>) {
  const { load, props, children = null } = given;
  const isAdmin = useSyncExternalStore(adminState.subscribe, adminState.read, () => false);
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isAdmin) return;
    // What can't be loaded is missing, and the page is as readers have it.
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [isAdmin, load]);
  return isAdmin && Part ? <Part {...props} /> : children;
}
