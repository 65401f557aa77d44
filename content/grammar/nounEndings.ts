/** The endings of case, number and state of nouns. */
import type { GrammarFeatureValues } from '../../text/grammar';

export type Case = NonNullable<GrammarFeatureValues['case']>;

/** How the base of a noun ends: `iy` and `ay` are the ends of "hādī" and "hudā", which are not in the base. */
export type NounClass = 'sound' | 'iy' | 'ay';

export interface NounEnding {
  /** The cases that the ending may show. */
  cases: readonly Case[];
  number?: 'dual' | 'plural';
  gender?: 'masculine' | 'feminine';
  /** With nunation. */
  indefinite?: true;
  /** Without the n of the dual or the plural: a noun or a pronoun follows. */
  construct?: true;
  /** Without the last long vowel: "al-wādi". */
  shortened?: true;
}

const NOM: readonly Case[] = ['nominative'];
const ACC: readonly Case[] = ['accusative'];
const GEN: readonly Case[] = ['genitive'];
/** The ending a is genitive in nouns of two endings. */
const OBLIQUE: readonly Case[] = ['accusative', 'genitive'];
const ALL: readonly Case[] = ['nominative', 'accusative', 'genitive'];

const indefinite = { indefinite: true } as const;
const construct = { construct: true } as const;
const dual = { number: 'dual' } as const;
const men = { number: 'plural', gender: 'masculine' } as const;
const women = { number: 'plural', gender: 'feminine' } as const;

// prettier-ignore
const SOUND: Readonly<Record<string, NounEnding>> = {
  u: { cases: NOM }, a: { cases: OBLIQUE }, i: { cases: GEN },
  N: { cases: NOM, ...indefinite }, F: { cases: ACC, ...indefinite }, K: { cases: GEN, ...indefinite },
  Una: { cases: NOM, ...men }, Ina: { cases: OBLIQUE, ...men },
  U: { cases: NOM, ...men, ...construct }, I: { cases: OBLIQUE, ...men, ...construct },
  Atu: { cases: NOM, ...women }, Ati: { cases: OBLIQUE, ...women },
  AtN: { cases: NOM, ...women, ...indefinite }, AtK: { cases: OBLIQUE, ...women, ...indefinite },
  Ani: { cases: NOM, ...dual }, ayni: { cases: OBLIQUE, ...dual },
  A: { cases: NOM, ...dual, ...construct }, ay: { cases: OBLIQUE, ...dual, ...construct },
  ayi: { cases: OBLIQUE, ...dual, ...construct },
};

const IY: Readonly<Record<string, NounEnding>> = {
  I: { cases: ['nominative', 'genitive'] },
  i: { cases: ['nominative', 'genitive'], shortened: true },
  iya: { cases: ACC },
  iyAni: { cases: NOM, ...dual },
  iyayni: { cases: OBLIQUE, ...dual },
  K: { cases: ['nominative', 'genitive'], ...indefinite },
  iyF: { cases: ACC, ...indefinite },
  Una: { cases: NOM, ...men },
  Ina: { cases: OBLIQUE, ...men },
  U: { cases: NOM, ...men, ...construct },
};

const AY: Readonly<Record<string, NounEnding>> = {
  A: { cases: ALL },
  F: { cases: ALL, ...indefinite },
  ayAni: { cases: NOM, ...dual },
  ayayni: { cases: OBLIQUE, ...dual },
  awna: { cases: NOM, ...men },
  ayna: { cases: OBLIQUE, ...men },
};

export const nounEndings: Readonly<Record<NounClass, Readonly<Record<string, NounEnding>>>> = {
  sound: SOUND,
  iy: IY,
  ay: AY,
};
