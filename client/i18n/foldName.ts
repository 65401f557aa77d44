/** Removes case, accents, apostrophes, hyphens and spaces; Turkish ı and İ become i. */
export function foldName(text: string): string {
  return (
    text
      .toLocaleLowerCase('tr')
      .normalize('NFD')
      .replaceAll('ı', 'i')
      // Unicode counts the signs of ayn and hamza as letters.
      .replace(/[^\p{L}\p{N}]+|[ʿʾ]/gu, '')
  );
}
