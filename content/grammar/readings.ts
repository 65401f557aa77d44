/** All readings of a word by itself. */
import { objectPronouns, splitsOf, type Prefix, type PronounSuffix } from './affixes';
import { nounReadings, type NounReading } from './nouns';
import { listedReadings, type ListedReading } from './particles';
import { Memory } from './memory';
import { soundsOf, type Sounds } from './sounds';
import { verbReadings, type VerbReading } from './verbs';

export interface VerbWordReading extends VerbReading {
  kind: 'verb';
  prefixes: readonly Prefix[];
  /** Number of sounds of the verb with its ending. */
  length: number;
  suffixes: readonly PronounSuffix[];
}

export type Reading = ListedReading | NounReading | VerbWordReading;

export interface WordReadings {
  sounds: Sounds;
  listed: readonly ListedReading[];
  nouns: readonly NounReading[];
  verbs: readonly VerbWordReading[];
}

const known = new Memory<WordReadings>(4000);

export function readingsOf(arabicText: string, root: string | null): WordReadings {
  return known.get(`${arabicText}/${root ?? ''}`, () => {
    const sounds = soundsOf(arabicText);
    return {
      sounds,
      listed: listedReadings(arabicText, sounds.text),
      nouns: nounReadings(sounds.text, root),
      verbs: root === null ? [] : verbsIn(sounds.text, root),
    };
  });
}

function verbsIn(sounds: string, root: string): VerbWordReading[] {
  return splitsOf(sounds, 'verb').flatMap(({ prefixes, rest }) => {
    const question = prefixes.at(-1)?.partOfSpeech;
    // The connecting alif is not written after "a" and "la".
    const forms =
      question === 'interrogative' || question === 'emphasis' ? [rest, `{${rest}`] : [rest];
    return forms.flatMap((form) =>
      withSuffixes(form).flatMap(({ verb, suffixes }) =>
        verbReadings(verb, root).map((reading) => ({
          kind: 'verb' as const,
          ...reading,
          prefixes,
          length: verb.length - (form.length - rest.length),
          suffixes,
        })),
      ),
    );
  });
}

interface Suffixed {
  verb: string;
  suffixes: readonly PronounSuffix[];
}

/** A verb may have two objects. */
function withSuffixes(form: string): Suffixed[] {
  const one = suffixed(form);
  const two = one.flatMap(({ verb, suffixes }) =>
    suffixed(verb).map((inner) => ({
      verb: inner.verb,
      suffixes: [...inner.suffixes, ...suffixes],
    })),
  );
  return [
    { verb: form, suffixes: [] },
    ...one,
    ...two.filter(({ suffixes: [first] }) => first?.person !== 'third'),
  ];
}

const suffixed = (form: string): Suffixed[] =>
  objectPronouns
    .filter(({ sounds }) => form.length - sounds.length > 1 && form.endsWith(sounds))
    .map((suffix) => ({
      verb: form.slice(0, form.length - suffix.sounds.length),
      suffixes: [suffix],
    }));
