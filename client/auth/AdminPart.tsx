import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { adminState } from './signedIn';

interface AdminPartProps<Props> {
  /** Has to be the same function in each render. */
  load(): Promise<ComponentType<Props>>;
  props: Props;
  /** Shown to everyone else. */
  children?: ReactNode;
}

/** A part of a page for admins, whose code is loaded for admins only. */
export function AdminPart<Props extends object>(given: AdminPartProps<Props>) {
  const { load, props, children = null } = given;
  const isAdmin = useSyncExternalStore(adminState.subscribe, adminState.read, () => false);
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isAdmin) return;
    // If the code fails to load, the page stays as readers see it.
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [isAdmin, load]);
  return isAdmin && Part ? <Part {...props} /> : children;
}
