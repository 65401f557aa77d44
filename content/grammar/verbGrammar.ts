/** The grammar of a word that is a finite verb. */
import type { GrammarFeatureValues, WordGrammar } from '../../text/grammar';
import { segmentsOf, wordGrammar, type Piece } from './build';
import { verbLemma } from './lemmas';
import type { VerbWordReading } from './readings';
import type { Sounds } from './sounds';

const PERSONS = { '1': 'first', '2': 'second', '3': 'third' } as const;
const GENDERS = { m: 'masculine', f: 'feminine' } as const;
const NUMBERS = { s: 'singular', d: 'dual', p: 'plural' } as const;

/** "3ms" as features; the dual of the second person has no gender. */
export function personOf(code: string): Pick<GrammarFeatureValues, 'person' | 'gender' | 'number'> {
  const [person = '', ...rest] = code;
  const gender = rest.find((letter) => letter in GENDERS) as keyof typeof GENDERS | undefined;
  const number = rest.find((letter) => letter in NUMBERS) as keyof typeof NUMBERS | undefined;
  return {
    person: PERSONS[person as keyof typeof PERSONS],
    ...(gender && { gender: GENDERS[gender] }),
    ...(number && { number: NUMBERS[number] }),
  };
}

/** The value that all readings agree on. */
function common<T>(values: readonly T[]): T | undefined {
  const [first, ...rest] = new Set(values);
  return rest.length === 0 ? first : undefined;
}

/** @param readings that remain possible; features in which they differ stay empty */
export function verbGrammar(
  arabicText: string,
  sounds: Sounds,
  readings: readonly VerbWordReading[],
  root: string,
  mood: GrammarFeatureValues['mood'] | undefined,
): WordGrammar {
  const [first] = readings;
  if (!first) return { segments: [] };
  const pieces: Piece[] = [
    ...first.prefixes.map((prefix): Piece => ({
      length: prefix.sounds.length,
      place: 'prefix',
      partOfSpeech: prefix.sounds === 'li' && mood === 'jussive' ? 'command' : prefix.partOfSpeech,
    })),
    { length: first.length, place: 'stem', partOfSpeech: 'verb' },
    ...first.suffixes.map((pronoun): Piece => ({
      length: pronoun.sounds.length,
      place: 'suffix',
      partOfSpeech: 'pronoun',
      pronoun,
    })),
  ];
  const persons = readings.map(({ person }) => personOf(person));
  const aspect = common(readings.map(({ stem }) => stem.aspect));
  return wordGrammar(segmentsOf(arabicText, sounds, pieces), {
    partOfSpeech: 'verb',
    lemma: common(readings.map(({ stem }) => verbLemma(stem, root))),
    form: common(readings.map(({ stem }) => stem.form)),
    aspect,
    mood: aspect === 'imperfect' ? mood : undefined,
    voice: common(readings.map(({ stem }) => stem.voice)),
    person: common(persons.map(({ person }) => person)),
    gender: common(persons.map(({ gender }) => gender)),
    number: common(persons.map(({ number }) => number)),
  });
}
