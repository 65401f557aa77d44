import type { IEnvironment } from 'relay-runtime';
import { createEnvironment } from './environment';
import { createBrowserFetch } from './network';

let environment: IEnvironment | undefined;

/**
 * The environment with all characters as they are stored. The texts of pages are kept apart, because
 * they may be simplified.
 */
export function mushafEnvironment(): IEnvironment {
  environment ??= createEnvironment(createBrowserFetch({ useComplexCharacters: true }));
  return environment;
}
