/** The key of a word's verse: "2:255" for "2:255:3". */
export const verseKeyOf = (wordKey: string) => wordKey.slice(0, wordKey.lastIndexOf(':'));
