const SEPARATORS = /[\s,;،؛]+/;

/** The references of a list that was typed or pasted, right or wrong, in its order. */
export function splitReferences(text: string): string[] {
  return text.split(SEPARATORS).filter((reference) => reference !== '');
}

/** Whether a text holds more than the one reference that is still being typed. */
export const hasSeparator = (text: string) => SEPARATORS.test(text);

/** Those that aren't of the form digits:digits. Which verses there are is known to the server. */
export function wrongReferences(references: readonly string[]): string[] {
  return references.filter((reference) => !/^\d+:\d+$/.test(reference));
}
