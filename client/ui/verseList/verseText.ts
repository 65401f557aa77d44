/** The beginning of a verse, by which a list shows it. */
export interface VerseText {
  arabic: string;
  /** In the language of the site; empty if there is none. */
  translation: string;
}

/** The texts of the verses of a list, as far as they are loaded. */
export interface VerseTexts {
  of: ReadonlyMap<string, VerseText>;
  hasFailed: boolean;
  retry(): void;
}

/** The first words of a text, up to a number of characters, with "…" if more follow. */
export function firstWords(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : maxCharacters)}…`;
}
