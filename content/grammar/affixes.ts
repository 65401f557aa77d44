/** Particles written as a part of the next word, and pronouns written as a part of the word before. */
import type { GrammarFeatureValues, PartOfSpeech } from '../../text/grammar';

export interface Prefix {
  sounds: string;
  partOfSpeech: PartOfSpeech;
}

export interface Split {
  prefixes: readonly Prefix[];
  rest: string;
}

export interface PronounSuffix extends Pick<GrammarFeatureValues, 'person' | 'gender' | 'number'> {
  sounds: string;
}

const second = { person: 'second' } as const;
const third = { person: 'third' } as const;
const first = { person: 'first' } as const;
const masculine = { gender: 'masculine' } as const;
const feminine = { gender: 'feminine' } as const;
const singular = { number: 'singular' } as const;
const dual = { number: 'dual' } as const;
const plural = { number: 'plural' } as const;

const all = <T extends object>(sounds: string, features: T) =>
  sounds.split(' ').map((one) => ({ sounds: one, ...features }));

/** In all states before the next word, which may begin with a connecting alif or another pronoun. */
const SHARED: readonly PronounSuffix[] = [
  ...all('hu hU hi hI h', { ...third, ...masculine, ...singular }),
  ...all('hA', { ...third, ...feminine, ...singular }),
  ...all('humA himA', { ...third, ...dual }),
  ...all('hum humu him himu himi', { ...third, ...masculine, ...plural }),
  ...all('hunna hinna', { ...third, ...feminine, ...plural }),
  ...all('ka', { ...second, ...masculine, ...singular }),
  ...all('ki', { ...second, ...feminine, ...singular }),
  ...all('kumA', { ...second, ...dual }),
  ...all('kum kumu kumU', { ...second, ...masculine, ...plural }),
  ...all('kunna', { ...second, ...feminine, ...plural }),
  ...all('nA', { ...first, ...plural }),
];

export const objectPronouns: readonly PronounSuffix[] = [
  ...SHARED,
  ...all('nI niya ni', { ...first, ...singular }),
];

export const possessivePronouns: readonly PronounSuffix[] = [
  ...SHARED,
  ...all('I iya ya iyah', { ...first, ...singular }),
];

/** After a particle, which may be as before a noun or a verb. */
export const particlePronouns: readonly PronounSuffix[] = [
  ...SHARED,
  ...all('I iya ya nI niya', { ...first, ...singular }),
];

const one = (sounds: string, partOfSpeech: PartOfSpeech): readonly Prefix[] => [
  { sounds, partOfSpeech },
];

const CONJUNCTIONS: readonly (readonly Prefix[])[] = [
  [],
  one('wa', 'conjunction'),
  one('fa', 'conjunction'),
];

/** Question and conjunction, which any word may have. */
const OUTER = [[], one("'a", 'interrogative')].flatMap((question) =>
  CONJUNCTIONS.map((conjunction) => [...question, ...conjunction]),
);

const EMPHASIS = one('la', 'emphasis');
const PREPOSITIONS = [one('bi', 'preposition'), one('li', 'preposition'), one('ka', 'preposition')];
const VOCATIVE = one('yA', 'vocative');

interface PrefixSet {
  prefixes: readonly Prefix[];
  sounds: string;
}

const combine = (inner: readonly (readonly Prefix[])[]): PrefixSet[] =>
  OUTER.flatMap((outer) =>
    inner.map((rest) => {
      const prefixes = [...outer, ...rest];
      return { prefixes, sounds: prefixes.map(({ sounds }) => sounds).join('') };
    }),
  );

const WITH_PREPOSITION = [
  ...PREPOSITIONS,
  ...PREPOSITIONS.map((preposition) => [...EMPHASIS, ...preposition]),
];

export const prefixesOf = {
  verb: combine([
    [],
    EMPHASIS,
    one('sa', 'future'),
    [...EMPHASIS, ...one('sa', 'future')],
    one('li', 'purpose'),
    one('l', 'command'),
  ]),
  particle: combine([[], EMPHASIS, ...WITH_PREPOSITION, VOCATIVE, one('hA', 'attention')]),
  noun: [
    ...combine([[], EMPHASIS, ...WITH_PREPOSITION, VOCATIVE]),
    // "So, by the Lord".
    {
      prefixes: [...one('fa', 'conjunction'), ...one('wa', 'preposition')],
      sounds: 'fawa',
    },
  ],
};

/** All ways to take prefixes off a word, the one without any first. */
export function splitsOf(sounds: string, kind: keyof typeof prefixesOf): Split[] {
  return prefixesOf[kind]
    .filter((set) => sounds.startsWith(set.sounds))
    .map(({ prefixes, sounds: { length } }) => ({ prefixes, rest: sounds.slice(length) }));
}
