/** Separates the letters of a root, as in dictionaries: "ك ت ب". */
export const spaced = (letters: string) => [...letters].join(' ');
