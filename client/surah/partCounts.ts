/** Pages of the Madinah mushaf. */
export const PAGES = 604;

export const JUZ = 30;
