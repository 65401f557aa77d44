/** The letters of a root one by one, as dictionaries write them: "ك ت ب". */
export const spaced = (letters: string) => [...letters].join(' ');

/** Of "2:255:3" what leads to the verse, "2:255". */
export const verseKeyOf = (wordKey: string) => wordKey.slice(0, wordKey.lastIndexOf(':'));
