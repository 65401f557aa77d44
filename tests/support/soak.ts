/** True in `npm run test:soak`, which also runs what `npm test` leaves out because it is alike. */
export const IS_SOAK = process.env.TIBYAN_SOAK === '1';

/**
 * The seed of every random choice of a run, from 0 to 2^31 - 1. Both commands print it; TEST_SEED
 * repeats a run.
 */
export const SEED = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);
