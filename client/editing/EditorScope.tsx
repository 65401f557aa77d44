import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { editorEnvironment } from '../relay/editorEnvironment';
import { refreshPage } from '../relay/refreshPage';
import { Boundary } from '../ui/controls/Boundary';

const Pages = createContext<IEnvironment | undefined>(undefined);

interface EditorScopeProps {
  /**
   * What is seen until the editor has its data, and when it can't get it. Without one the editor is
   * opened in a transition, so that the page stays as it is until the data is there.
   */
  fallback?: ReactNode;
  /** The editor couldn't be loaded, which has been told: whoever opened it closes it. */
  onError?(): void;
  children: ReactNode;
}

/** Stands around each editor: inside, data is read and saved with the characters it is stored with. */
export function EditorScope({ fallback, onError, children }: EditorScopeProps) {
  const pages = useRelayEnvironment();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return fallback;
  const fail = () => {
    if (fallback !== undefined) setFailed(true);
    onError?.();
  };
  const editor = (
    <RelayEnvironmentProvider environment={editorEnvironment()}>
      <Boundary onError={fail}>{children}</Boundary>
    </RelayEnvironmentProvider>
  );
  return (
    <Pages value={use(Pages) ?? pages}>
      {fallback === undefined ? editor : <Suspense fallback={fallback}>{editor}</Suspense>}
    </Pages>
  );
}

/** Shows on the page what an editor has saved. */
export function useRefreshPage(): () => Promise<void> {
  const pages = use(Pages);
  return async () => {
    if (pages) await refreshPage(pages);
  };
}
