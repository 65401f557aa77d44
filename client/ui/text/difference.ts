/** The difference between two texts, by words. */
import { diffArrays } from 'diff';

type PartKind = 'same' | 'added' | 'removed';

interface Part {
  kind: PartKind;
  text: string;
}

/** The parts of texts whose every character counts: letters with their marks are compared, and nothing is ignored. */
export function differenceByLetter(before: string, after: string): Part[] {
  const lettersOf = (text: string) =>
    Array.from(letterSegmenter.segment(text), ({ segment }) => segment);
  return diffArrays(lettersOf(before), lettersOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const letterSegmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** A word, a punctuation mark or a line break, and whether a space precedes it. */
interface Token {
  text: string;
  isApart: boolean;
}

/**
 * Texts with more changed words count as wholly different, because the time grows with its square.
 */
const MAX_CHANGES = 800;

const segmenter = new Intl.Segmenter('tr', { granularity: 'word' });

/**
 * The parts in reading order, with removed parts before added ones. Words and their combining marks
 * are never split. Spaces and the encoding order of marks are ignored.
 */
export function differenceOf(before: string, after: string): Part[] {
  const [old, current] = [tokensOf(before), tokensOf(after)];
  const changes = diffArrays(old, current, {
    comparator: (left, right) => left.text === right.text,
    maxEditLength: MAX_CHANGES,
  });
  const parts = changes?.map(({ added, removed, value }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value.map(written).join(''),
  })) ?? [
    { kind: 'removed' as const, text: old.map(written).join('') },
    { kind: 'added' as const, text: current.map(written).join('') },
  ];
  return spaced(parts.filter(({ text }) => text !== ''));
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  const read = text.normalize().replace(/[^\S\n]+/g, ' ');
  for (const { segment } of segmenter.segment(read)) {
    if (segment === ' ') isApart = true;
    else {
      tokens.push({ text: segment, isApart });
      isApart = false;
    }
  }
  return tokens;
}

const written = ({ text, isApart }: Token) => (isApart ? ` ${text}` : text);

/** Adds a space between a removed word and the next one, which would look like one word. */
function spaced(parts: Part[]): Part[] {
  return parts.map(({ kind, text }, index) => {
    const before = parts[index - 1];
    const isGlued =
      before?.kind === 'removed' && WORD_END.test(before.text) && WORD_START.test(text);
    return { kind, text: isGlued ? ` ${text}` : text };
  });
}

const WORD_END = /[\p{L}\p{M}\p{N}.,:;!?)”»]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
