/** The grammar of a word that is in the tables of particles. */
import type { PartOfSpeech, WordGrammar } from '../../text/grammar';
import { segmentsOf, wordGrammar, type Piece } from './build';
import type { ListedReading } from './particles';
import { governsGenitive } from './nounCase';
import { senseOf } from './particleSense';
import type { Sounds } from './sounds';
import type { Chosen } from './verse';

const THAT = { gender: 'masculine', number: 'singular' } as const;

/** "ulī" is accusative or genitive. */
const caseOfOwners = ({ prefixes }: ListedReading, previous: Chosen | undefined) => {
  const [before] = previous?.readings ?? [];
  const isGoverned =
    prefixes.at(-1)?.partOfSpeech === 'preposition' || (before && governsGenitive(before));
  return isGoverned ? ('genitive' as const) : ('accusative' as const);
};

export function listedGrammar(
  arabicText: string,
  sounds: Sounds,
  reading: ListedReading,
  verse: readonly Chosen[],
  index: number,
): WordGrammar {
  const { prefixes, word, suffix } = reading;
  const stem = word.parts.findIndex(({ isStem }) => isStem);
  const choice = (names: readonly PartOfSpeech[]) => senseOf(reading, names, verse, index);
  const hasPronoun =
    word.parts.at(-1)?.partsOfSpeech[0] === 'pronoun' && stem < word.parts.length - 1;
  // "man dhā": "who is that", and not "owner of".
  const isThat =
    word.lemma === 'ذُو' && choice(word.parts[stem]?.partsOfSpeech ?? []) === 'demonstrative';
  const pieces: Piece[] = [
    ...prefixes.map((prefix): Piece => ({
      length: prefix.sounds.length,
      place: 'prefix',
      partOfSpeech: prefix.partOfSpeech,
    })),
    ...word.parts.map(({ sounds: text, partsOfSpeech }, place): Piece => ({
      length: text.length,
      place: place < stem ? 'prefix' : place === stem ? 'stem' : 'suffix',
      partOfSpeech: choice(partsOfSpeech),
      // Features of a word with a pronoun after the stem are those of the pronoun.
      ...(place > stem &&
        partsOfSpeech[0] === 'pronoun' && { pronoun: { sounds: text, ...word.features } }),
    })),
    ...(suffix
      ? [
          {
            length: suffix.sounds.length,
            place: 'suffix',
            partOfSpeech: 'pronoun',
            pronoun: suffix,
          } as const,
        ]
      : []),
  ];
  return wordGrammar(segmentsOf(arabicText, sounds, pieces), {
    partOfSpeech: choice(word.parts[stem]?.partsOfSpeech ?? []),
    lemma: isThat ? 'ذَا' : word.lemma,
    ...(word.lemma === 'أُولُو' &&
      !word.features.case && { case: caseOfOwners(reading, verse[index - 1]) }),
    ...(isThat ? THAT : hasPronoun ? {} : word.features),
  });
}
