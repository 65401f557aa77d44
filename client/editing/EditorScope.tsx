import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { editorEnvironment } from '../relay/editorEnvironment';
import { refreshPage } from '../relay/refreshPage';
import { Boundary } from '../ui/controls/Boundary';

const Pages = createContext<IEnvironment | undefined>(undefined);

interface EditorScopeProps {
  /**
   * Shown while the editor loads its data, and if that fails. Without a fallback, open the editor
   * in a transition, so that the page stays until the data is there.
   */
  fallback?: ReactNode;
  /** Called when the editor failed to load and the failure was shown; the opener closes it. */
  onError?(): void;
  children: ReactNode;
}

/** Wraps each editor, so that data is read and saved with the stored characters. */
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

/** Returns a function that refreshes the page after an editor has saved. */
export function useRefreshPage(): () => Promise<void> {
  const pages = use(Pages);
  return async () => {
    if (pages) await refreshPage(pages);
  };
}
