import { shownLanguages, type ContentSettings } from '../settings/settings';

/** The parts of a verse that can be copied, in order. */
export const COPY_PARTS = [
  'arabic',
  'transcription',
  'turkish',
  'english',
  'reference',
  'link',
] as const;

export type CopyPart = (typeof COPY_PARTS)[number];

/**
 * Joins the chosen parts: texts are separated by empty lines; reference and link follow on own
 * lines.
 */
export function copiedText(
  texts: Record<CopyPart, string | undefined>,
  chosen: readonly CopyPart[],
): string {
  const textOf = (parts: readonly CopyPart[], separator: string) =>
    parts.flatMap((part) => (chosen.includes(part) && texts[part]) || []).join(separator);
  const blocks = [
    textOf(['arabic', 'transcription', 'turkish', 'english'], '\n\n'),
    textOf(['reference', 'link'], '\n'),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const STORED = 'copyParts';

/** The parts that a reader chose last; first the Arabic text, the translations that are shown, the reference and the link. */
export const chosenParts = (settings: ContentSettings): CopyPart[] =>
  readChosenParts() ?? ['arabic', ...shownLanguages(settings), 'reference', 'link'];

/** The last choice; undefined if there is none or if nothing was chosen. */
export function readChosenParts(): CopyPart[] | undefined {
  try {
    const stored = localStorage.getItem(STORED)?.split(' ');
    const parts = COPY_PARTS.filter((part) => stored?.includes(part));
    return parts.length > 0 ? parts : undefined;
  } catch {
    return undefined;
  }
}

export function storeChosenParts(chosen: readonly CopyPart[]): void {
  try {
    localStorage.setItem(STORED, chosen.join(' '));
  } catch {
    // Without storage the choice is not remembered.
  }
}
