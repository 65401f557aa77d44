/** Separates the letters of a root, as in dictionaries: "ك ت ب". */
export const spaced = (letters: string) => [...letters].join(' ');

/** The key of a word's verse: "2:255" for "2:255:3". */
export const verseKeyOf = (wordKey: string) => wordKey.slice(0, wordKey.lastIndexOf(':'));
