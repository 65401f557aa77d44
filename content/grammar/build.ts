/** Builds the grammar of a word from the reading that was chosen. */
import type { PartOfSpeech, Segment, WordGrammar } from '../../text/grammar';
import type { PronounSuffix } from './affixes';
import type { Sounds } from './sounds';

/** A part of a word by the number of its sounds. */
export interface Piece {
  length: number;
  place: Segment['place'];
  partOfSpeech: PartOfSpeech;
  pronoun?: PronounSuffix | undefined;
}

/** Cuts the Arabic word where the sounds of the pieces end. */
export function segmentsOf(
  arabicText: string,
  sounds: Sounds,
  pieces: readonly Piece[],
): Segment[] {
  let from = 0;
  let startAt = 0;
  return pieces.map(({ length, place, partOfSpeech, pronoun }, index) => {
    from += length;
    const next = pieces[index + 1];
    const isLast = next === undefined;
    // A vowel that begins a pronoun is written on the letter before.
    const cut = next?.pronoun && /^i./.test(next.pronoun.sounds) ? from + 1 : from;
    const endAt = isLast ? arabicText.length : (sounds.at[cut] ?? arabicText.length);
    const arabic = arabicText.slice(startAt, endAt);
    startAt = endAt;
    return {
      arabic,
      place,
      partOfSpeech,
      ...(pronoun?.person && { person: pronoun.person }),
      ...(pronoun?.gender && { gender: pronoun.gender }),
      ...(pronoun?.number && { number: pronoun.number }),
    };
  });
}

/** @param grammar its empty features are left out */
export function wordGrammar(
  segments: readonly Segment[],
  grammar: { [K in keyof Omit<WordGrammar, 'segments'>]?: WordGrammar[K] | undefined },
): WordGrammar {
  const given = Object.entries(grammar).filter(([, value]) => Boolean(value));
  return { segments, ...(Object.fromEntries(given) as Omit<WordGrammar, 'segments'>) };
}
