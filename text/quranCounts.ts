export const NUMBER_OF_VERSES = 6236;

/** Words in the division of Tanzil and the Quranic Arabic Corpus. */
export const NUMBER_OF_WORDS = 77_429;
export const JUZ_COUNT = 30;
/** Of the Madinah mushaf. */
export const PAGE_COUNT = 604;
