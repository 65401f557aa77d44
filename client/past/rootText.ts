/** The letters of a root with spaces between them. */
export const rootText = (letters: string | null | undefined) => letters && [...letters].join(' ');
