import { foldName } from '../../i18n/foldName';

/** Whether the texts contain every written word, without regard to case, accents and hyphens. */
export function foundBy(written: string, texts: readonly string[]): boolean {
  const folded = texts.map(foldName);
  return written
    .split(/\s+/)
    .map(foldName)
    .every((word) => folded.some((text) => text.includes(word)));
}
