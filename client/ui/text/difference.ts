/** What changed between two texts, by words. */
import { diffArrays } from 'diff';

export type PartKind = 'same' | 'added' | 'removed';

export interface Part {
  kind: PartKind;
  text: string;
}

/** A word, a sign or a line break, and whether a space stands before it. */
interface Token {
  text: string;
  isApart: boolean;
}

/** Words changed at most before texts count as wholly different: finding out takes its square in time. */
const MOST_CHANGES = 800;

const segmenter = new Intl.Segmenter('tr', { granularity: 'word' });

/**
 * The parts in the order to read, what was removed before what took its place. Letters stay with
 * their marks, and words whole. Spaces and the order of marks in a letter's encoding don't count.
 */
export function differenceOf(before: string, after: string): Part[] {
  const [old, current] = [tokensOf(before), tokensOf(after)];
  const changes = diffArrays(old, current, {
    comparator: (left, right) => left.text === right.text,
    maxEditLength: MOST_CHANGES,
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

/** Sets a word that was removed apart from the next, with which it doesn't make one word. */
function spaced(parts: Part[]): Part[] {
  return parts.map(({ kind, text }, index) => {
    const before = parts[index - 1];
    const isGlued = before?.kind === 'removed' && ENDS.test(before.text) && BEGINS.test(text);
    return { kind, text: isGlued ? ` ${text}` : text };
  });
}

const ENDS = /[\p{L}\p{M}\p{N}.,:;!?)”»]$/u;
const BEGINS = /^[\p{L}\p{N}]/u;
