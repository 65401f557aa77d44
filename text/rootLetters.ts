/** True for the letters of a root without spaces, such as "كتب": two to five Arabic letters. */
export const isRootLetters = (text: string) => /^[\u0621-\u064A]{2,5}$/.test(text);
