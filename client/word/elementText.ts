import { LANGUAGE_TAGS, type Language } from '../language';

/** What a term element brings into the gloss of a word, in one language. */
export interface ElementText {
  translation: string;
  /** "ANA", without parentheses. */
  tag: string;
}

const SEPARATOR = '; ';

/**
 * What is added to a gloss when its word is tagged with an element: "Merciful (ANA)", or " (ANA)"
 * alone where the gloss has the translation already.
 */
export function additionTo(gloss: string, element: ElementText, language: Language): string {
  const { whole, mark } = partsOf(element);
  const translation = wordsOf(element.translation, language);
  const isThere = wordsOf(gloss, language).includes(translation);
  return isThere || !translation.trim() ? mark : whole;
}

export function withAddition(gloss: string, addition: string): string {
  const separator = gloss && addition && !isMark(addition) ? SEPARATOR : '';
  return gloss + separator + addition;
}

/** Takes an addition out, wherever it stands now; a gloss without it stays as it is. */
export function withoutAddition(gloss: string, addition: string): string {
  const inside = isMark(addition) ? addition : SEPARATOR + addition;
  const at = gloss.lastIndexOf(inside);
  if (at >= 0) return gloss.slice(0, at) + gloss.slice(at + inside.length);
  if (!gloss.startsWith(addition)) return gloss;
  const rest = gloss.slice(addition.length);
  return rest.startsWith(SEPARATOR) ? rest.slice(SEPARATOR.length) : rest;
}

/**
 * Tells from a gloss that was saved what an element has added to it. A translation that the gloss
 * begins with is the word's own.
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

/** In lower case with one space around each. */
function wordsOf(text: string, language: Language): string {
  const lower = text.toLocaleLowerCase(LANGUAGE_TAGS[language]);
  return ` ${(lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
