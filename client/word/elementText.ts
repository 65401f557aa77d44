import { LANGUAGE_TAGS, type Language } from '../language';

/** The texts of a term element that are added to a word's gloss, in one language. */
export interface ElementText {
  translation: string;
  /** "ANA", without parentheses. */
  tag: string;
}

const SEPARATOR = '; ';

/**
 * The addition to a gloss when its word is tagged with an element: "Merciful (ANA)", or only the tag,
 * " (ANA)", if the gloss already has the translation.
 */
export function additionTo(gloss: string, element: ElementText, language: Language): string {
  const { whole, mark } = partsOf(element);
  const translation = wordsOf(element.translation, language);
  const isThere = wordsOf(gloss, language).includes(translation);
  return isThere || !translation.trim() ? mark : whole;
}

/** Appends an addition to a gloss. */
export function withAddition(gloss: string, addition: string): string {
  const separator = gloss && addition && !isMark(addition) ? SEPARATOR : '';
  return gloss + separator + addition;
}

/** Removes an addition, wherever it is now; a gloss without it stays unchanged. */
export function withoutAddition(gloss: string, addition: string): string {
  const inside = isMark(addition) ? addition : SEPARATOR + addition;
  const at = gloss.lastIndexOf(inside);
  if (at >= 0) return gloss.slice(0, at) + gloss.slice(at + inside.length);
  if (!gloss.startsWith(addition)) return gloss;
  const rest = gloss.slice(addition.length);
  return rest.startsWith(SEPARATOR) ? rest.slice(SEPARATOR.length) : rest;
}

/**
 * Finds the addition of an element in a saved gloss. A translation at the start of the gloss is the
 * word's own.
 */
export function additionIn(gloss: string, element: ElementText): string {
  const { whole, mark } = partsOf(element);
  return whole !== mark && gloss.includes(SEPARATOR + whole) ? whole : mark;
}

function partsOf(element: ElementText) {
  const tag = element.tag.trim();
  const mark = tag && ` (${tag})`;
  return { mark, whole: element.translation.trim() + mark };
}

const isMark = (addition: string) => addition === '' || addition.startsWith(' (');

/** The words of a text in lower case, each surrounded by single spaces. */
function wordsOf(text: string, language: Language): string {
  const lower = text.toLocaleLowerCase(LANGUAGE_TAGS[language]);
  return ` ${(lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
