import type { IEnvironment } from 'relay-runtime';
import './adminTransport';
import { createEnvironment } from './environment';
import { createBrowserFetch } from './network';

let environment: IEnvironment | undefined;

/**
 * What editors read and write: texts with the characters they are stored with, apart from those that
 * pages show, which may be simplified and would be saved so.
 */
export function editorEnvironment(): IEnvironment {
  environment ??= createEnvironment(createBrowserFetch({ useComplexCharacters: true }));
  return environment;
}
