/** The grammar of a word that is a noun. */
import type { GrammarFeatureValues, PartOfSpeech, WordGrammar } from '../../text/grammar';
import { segmentsOf, wordGrammar, type Piece } from './build';
import { pluralShape } from './nounShapes';
import type { NounReading } from './nouns';
import { rootSounds, type Sounds } from './sounds';
import { spell } from './spelling';

export interface NounContext {
  partOfSpeech: PartOfSpeech;
  case: GrammarFeatureValues['case'] | undefined;
}

export function nounGrammar(
  arabicText: string,
  sounds: Sounds,
  reading: NounReading,
  root: string | null,
  context: NounContext,
): WordGrammar {
  const { prefixes, article, suffix, length, ending, derived } = reading;
  const pieces: Piece[] = [
    ...prefixes.map(({ sounds: text, partOfSpeech }): Piece => ({
      length: text.length,
      place: 'prefix',
      partOfSpeech,
    })),
    ...(article === '' ? [] : [{ length: article.length, place: 'prefix', partOfSpeech: 'article' } as const]),
    { length, place: 'stem', partOfSpeech: context.partOfSpeech },
    ...(suffix
      ? [{ length: suffix.sounds.length, place: 'suffix', partOfSpeech: 'pronoun', pronoun: suffix } as const]
      : []),
  ];
  const [noun, ...others] = derived;
  const isOne = noun && others.every(({ form, derivation }) => form === noun.form && derivation === noun.derivation);
  return wordGrammar(segmentsOf(arabicText, sounds, pieces), {
    partOfSpeech: context.partOfSpeech,
    ...lemmaOf(reading, root),
    form: isOne ? noun.form : undefined,
    derivation: isOne ? noun.derivation : undefined,
    case: context.case,
    state: stateOf(reading, context.partOfSpeech, ending.indefinite === true),
  });
}

function stateOf(
  { article, suffix }: NounReading,
  partOfSpeech: PartOfSpeech,
  isIndefinite: boolean,
): GrammarFeatureValues['state'] | undefined {
  if (article !== '' || suffix || partOfSpeech === 'properNoun') return 'definite';
  return isIndefinite ? 'indefinite' : undefined;
}

const FINAL = { sound: '', iy: 'I', ay: 'A' } as const;

function lemmaOf(
  { base, endings, ending, entries, derived }: NounReading,
  root: string | null,
): Pick<WordGrammar, 'lemma' | 'gender' | 'number'> {
  const [entry] = entries;
  if (entry) {
    return {
      lemma: entry.lemma,
      ...(entry.gender && { gender: entry.gender }),
      number: entry.plural ? 'plural' : (ending.number ?? 'singular'),
    };
  }
  if (root && derived.length === 0 && pluralShape(base, rootSounds(root))) {
    return { number: 'plural' };
  }
  const gender = ending.gender ?? (base.endsWith('p') ? 'feminine' : 'masculine');
  return {
    lemma: spell(base + FINAL[endings], endings === 'ay'),
    gender,
    number: ending.number ?? 'singular',
  };
}
