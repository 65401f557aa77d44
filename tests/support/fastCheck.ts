/** fast-check with the seed of the run. */
import fc from 'fast-check';
import { SEED } from './soak';

fc.configureGlobal({ seed: SEED });

export type { Arbitrary } from 'fast-check';
export { fc };
