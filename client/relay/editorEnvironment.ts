import type { IEnvironment } from 'relay-runtime';
import './adminTransport';
import { createEnvironment } from './environment';
import { createBrowserFetch } from './network';

let environment: IEnvironment | undefined;

/**
 * The environment of editors, which holds texts with their stored characters. The texts of pages
 * are kept apart, because they may be simplified and would be saved like that.
 */
export function editorEnvironment(): IEnvironment {
  environment ??= createEnvironment(createBrowserFetch({ useComplexCharacters: true }));
  return environment;
}
