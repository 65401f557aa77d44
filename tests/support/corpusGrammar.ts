/** The grammar of a word as a line of the Quranic Arabic Corpus 2.0 gives it, and as this project gives it, to compare. */
import { fromBuckwalter } from '../../api/exchange/buckwalter';
import { soundsOf } from '../../content/grammar/sounds';
import {
  grammarFeatures,
  partsOfSpeech,
  type GrammarFeature,
  type WordGrammar,
} from '../../text/grammar';

export const comparedFeatures = [
  'class',
  'partOfSpeech',
  'prefixes',
  'suffixes',
  'lemma',
  ...(Object.keys(grammarFeatures) as GrammarFeature[]),
] as const;

export type Compared = Partial<Record<(typeof comparedFeatures)[number], string>>;

/** The corpus divides "and" into six uses, which are a matter of interpretation. */
const CONJUNCTIONS = new Set(['REM', 'CIRC', 'RSLT', 'CAUS', 'SUP', 'COM']);
const tagOf = (tag: string) => (CONJUNCTIONS.has(tag) ? 'CONJ' : tag === 'EQ' ? 'INTG' : tag);

/** The corpus tags the same words now as nouns and now as adjectives or adverbs, and "illā" as RES or EXP. */
const NOMINAL = new Set(['N', 'ADJ', 'T', 'LOC', 'PN']);
const classOf = (tag: string) => (NOMINAL.has(tag) ? 'NOMINAL' : tag === 'RES' ? 'EXP' : tag);

const PREFIXES: Readonly<Record<string, string>> = {
  bi: 'P',
  ka: 'P',
  ta: 'P',
  Al: 'DET',
  sa: 'FUT',
  ya: 'VOC',
  ha: 'ATT',
};

/** Verbs without forms and voices. */
const FROZEN = /ROOT:lys|LEM:bi}osa|LEM:niEom|LEM:EasaY/;

/** Codes of features that are a token of a line by themselves. */
const TOKENS: Readonly<Record<string, keyof Compared>> = {
  PERF: 'aspect',
  IMPF: 'aspect',
  IMPV: 'aspect',
  NOM: 'case',
  ACC: 'case',
  GEN: 'case',
  INDEF: 'state',
};

export function corpusGrammar(line: string): Compared {
  const tokens = line.split(' ');
  const tags = valuesOf(tokens, 'POS:');
  const [first = ''] = tags;
  // "min" and "mā" in one word: the last is the stem, but after a verb and before "preventive mā" the first.
  const stem =
    tags[1] === undefined || tags[1] === 'PREV' || first === 'V' ? first : (tags.at(-1) ?? '');
  const found: Compared = { class: classOf(stem), partOfSpeech: stem };
  readParts(tokens, stem, found);
  const lemmas = valuesOf(tokens, 'LEM:');
  const lemma = lemmas.length > 1 ? lemmas[tags.indexOf(stem)] : lemmas[0];
  const text = lemma && fromBuckwalter(lemma.replace(/\d$/, ''));
  if (text && stem !== 'PRON') found.lemma = skeleton(soundsOf(text).text, stem === 'V');
  for (const token of tokens) readToken(token, stem, found);
  if (stem !== 'V' || FROZEN.test(line)) return found;
  return { form: 'I', voice: 'ACT', ...(found.aspect === 'IMPF' && { mood: 'IND' }), ...found };
}

const valuesOf = (tokens: readonly string[], start: string) =>
  tokens.filter((token) => token.startsWith(start)).map((token) => token.slice(start.length));

function readParts(tokens: readonly string[], stem: string, found: Compared): void {
  const prefixes: string[] = [];
  const suffixes: string[] = [];
  let isAfterStem = false;
  for (const token of tokens) {
    const [, letters = '', tag] = /^(\w+)(?::(\w+))?\+$/.exec(token) ?? [];
    if (letters !== '') prefixes.push(tagOf(tag ?? PREFIXES[letters] ?? ''));
    else if (token.startsWith('POS:')) {
      if (token.slice(4) === stem) isAfterStem = true;
      else (isAfterStem ? suffixes : prefixes).push(tagOf(token.slice(4)));
    } else if (token.startsWith('PRON:')) suffixes.push(token.replace(/[MF]D$/, 'D'));
  }
  found.prefixes = prefixes.join(' ');
  found.suffixes = suffixes.join(' ');
}

function readToken(token: string, stem: string, found: Compared): void {
  const feature = TOKENS[token];
  const [, form] = /^\((\w+)\)$/.exec(token) ?? [];
  if (feature) found[feature] = token;
  else if (form) found.form = form;
  else if (token === 'PASS' && stem === 'V') found.voice = 'PASS';
  else if (token === 'ACT' || token === 'PASS') found.derivation = token === 'ACT' ? 'AP' : 'PP';
  else if (token === 'VN') found.derivation = 'VN';
  else if (token === '+n:EMPH') found.mood = 'ENG';
  else if (token.startsWith('MOOD:')) found.mood ??= token.slice(5);
  else if (/^(?=.)[123]?[MF]?[SDP]?$/.test(token)) {
    for (const letter of token) {
      found['123'.includes(letter) ? 'person' : 'MF'.includes(letter) ? 'gender' : 'number'] =
        letter;
    }
  }
}

/**
 * What two dictionary forms have in common: the corpus cites verbs with the ending of any form ("jaray", "malakat",
 * "ʿaqalu"), and nouns with or without the case ending.
 */
function skeleton(sounds: string, isVerb: boolean): string {
  const whole = sounds.replace(/^A/, "'A");
  if (!isVerb)
    return whole
      .replace(/F$/, 'A')
      .replace(/[NKaiu]$/, '')
      .replace(/iy$/, 'I')
      .replace(/([^A])at$/, '$1ap');
  return whole
    .replace(/(?:at|a[wy]|iya?|[aiuAIU]+)$/, '')
    .replace(/[aiu]?([^aiuAIU])[aiu]?\1$/, '$1$1');
}

/**
 * Lemmas that cannot be compared: the corpus cites many verbs in the imperfect or passive, and many plurals as they are.
 *
 * @param sounds of the word
 */
export function citesOtherForm(
  { partOfSpeech, lemma = '' }: Compared,
  own: Compared,
  sounds: string,
): boolean {
  if (own.lemma === undefined || lemma === own.lemma) return false;
  if (partOfSpeech !== 'V') {
    // The feminine of a participle or an adjective, and "hādī" for "hādin".
    if ([`${own.lemma}ap`, `${own.lemma}I`, `${own.lemma}Iyap`].includes(lemma)) return true;
    if (lemma === `${own.lemma}iyap`) return true;
    if (own.number !== 'P' && own.number !== 'D') return false;
    return /(?:Un|In|At|ayn)$/.test(lemma) || sounds.includes(lemma.slice(0, -1));
  }
  if (/^[^aiuA]?.?u/.test(lemma)) return true;
  // The imperative, or a derived form with the vowel of the imperfect: "{hjur", "kabbir".
  const isOther = lemma.startsWith('{') || own.form !== 'I';
  if (isOther && consonants(lemma) === consonants(own.lemma ?? '')) return true;
  const isImperfect = /^[ytn][auU]/.test(lemma) && !/^ta.[aA]/.test(lemma);
  return isImperfect;
}

const consonants = (sounds: string) => sounds.replace(/[aiuAIU{]/g, '');

export function ownGrammar(grammar: WordGrammar): Compared {
  const { partOfSpeech, lemma, segments } = grammar;
  if (!partOfSpeech) return {};
  const tag = partsOfSpeech[partOfSpeech];
  const at = (place: string) => segments.filter((segment) => segment.place === place);
  const codes = Object.entries(grammarFeatures).flatMap(([feature, values]) => {
    const value = grammar[feature as GrammarFeature];
    return value === undefined ? [] : [[feature, (values as Record<string, string>)[value]]];
  });
  return {
    class: classOf(tag),
    partOfSpeech: tag,
    ...(lemma && { lemma: skeleton(soundsOf(lemma).text, tag === 'V') }),
    ...(Object.fromEntries(codes) as Compared),
    prefixes: at('prefix')
      .map((segment) => tagOf(partsOfSpeech[segment.partOfSpeech]))
      .join(' '),
    suffixes: at('suffix').map(suffixCode).join(' '),
  };
}

function suffixCode({
  partOfSpeech,
  person,
  gender,
  number,
}: WordGrammar['segments'][number]): string {
  if (partOfSpeech !== 'pronoun') return partsOfSpeech[partOfSpeech];
  const { person: persons, gender: genders, number: numbers } = grammarFeatures;
  return `PRON:${person ? persons[person] : ''}${gender ? genders[gender] : ''}${number ? numbers[number] : ''}`;
}
