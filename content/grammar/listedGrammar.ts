/** The grammar of a word that is in the tables of particles. */
import type { PartOfSpeech, WordGrammar } from '../../text/grammar';
import { segmentsOf, wordGrammar, type Piece } from './build';
import type { ListedReading } from './particles';
import type { Sounds } from './sounds';
import type { Chosen } from './verse';

export function listedGrammar(
  arabicText: string,
  sounds: Sounds,
  reading: ListedReading,
  _verse: readonly Chosen[],
  _index: number,
): WordGrammar {
  const { prefixes, word, suffix } = reading;
  const stem = word.parts.findIndex(({ isStem }) => isStem);
  const choice = (names: readonly PartOfSpeech[]) => names[0] ?? 'noun';
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
    })),
    ...(suffix
      ? [{ length: suffix.sounds.length, place: 'suffix', partOfSpeech: 'pronoun', pronoun: suffix } as const]
      : []),
  ];
  return wordGrammar(segmentsOf(arabicText, sounds, pieces), {
    partOfSpeech: choice(word.parts[stem]?.partsOfSpeech ?? []),
    lemma: word.lemma,
    ...word.features,
  });
}
