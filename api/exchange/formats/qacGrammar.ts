/** Grammar in the notation of the Quranic Arabic Corpus: the features of all segments of a word in order. */
import {
  grammarFeatures,
  partOfSpeechOf,
  type GrammarFeatureValues,
  type PartOfSpeech,
} from '../../../text/grammar';
import type { ImportedGrammar, ImportedPart } from '../importedGrammar';
import { fromBuckwalter } from '../buckwalter';

/** The parts of speech of prefixes that are written without one. */
const PREFIXES: Partial<Record<string, PartOfSpeech>> = {
  Al: 'article',
  bi: 'preposition',
  ka: 'preposition',
  ta: 'preposition',
  sa: 'future',
  ya: 'vocative',
  ha: 'attention',
};

/** @returns null for a word without a part of speech */
export function qacGrammar(features: readonly string[]): ImportedGrammar | null {
  const parts: ImportedPart[] = [];
  let values: GrammarFeatureValues = {};
  const codes = new Set<string>();
  for (const feature of features) {
    const prefix = /^([A-Za-z]+)(?::([A-Z]+))?\+$/.exec(feature);
    const pronoun = /^PRON:(.+)$/.exec(feature)?.[1];
    const tag = /^POS:(.+)$/.exec(feature)?.[1];
    const stem = parts.find(({ place }) => place === 'stem');
    const last = parts.at(-1);
    if (prefix) {
      const [, letters = '', code] = prefix;
      const partOfSpeech = code ? partOfSpeechOf.get(code) : PREFIXES[letters];
      if (partOfSpeech) parts.push({ place: 'prefix', partOfSpeech });
    } else if (tag) {
      const partOfSpeech = partOfSpeechOf.get(tag);
      if (partOfSpeech) parts.push({ place: stem ? 'suffix' : 'stem', partOfSpeech });
    } else if (pronoun) {
      parts.push({ place: 'suffix', partOfSpeech: 'pronoun', ...agreementOf(pronoun) });
    } else if (feature === '+n:EMPH') {
      parts.push({ place: 'suffix', partOfSpeech: 'emphasis', letters: 'ن' });
    } else if (feature === '+VOC') {
      parts.push({ place: 'suffix', partOfSpeech: 'vocative', letters: 'م' });
    } else if (feature.startsWith('LEM:') && last?.place === 'suffix') {
      last.letters = fromBuckwalter(feature.slice(4).replace(/\d+$/, ''));
    } else if (last?.place === 'stem') {
      codes.add(feature);
      values = { ...values, ...agreementOf(feature) };
    }
  }
  const stem = parts.find(({ place }) => place === 'stem');
  if (!stem) return null;
  const isDefinite = parts.some(({ partOfSpeech }) => partOfSpeech === 'article');
  return { parts, features: { ...values, ...featuresOf(stem.partOfSpeech, codes, isDefinite) } };
}

/** Person, gender and number: "3MP", "MS", "P". */
function agreementOf(code: string): Pick<GrammarFeatureValues, 'person' | 'gender' | 'number'> {
  const [whole, person, gender, number] = /^([123])?([MF])?([SDP])?$/.exec(code) ?? [];
  if (!whole) return {};
  return {
    ...(person && { person: valueOf('person', person) }),
    ...(gender && { gender: valueOf('gender', gender) }),
    ...(number && { number: valueOf('number', number) }),
  };
}

function valueOf<Feature extends keyof typeof grammarFeatures>(feature: Feature, code: string) {
  const values = Object.entries<string>(grammarFeatures[feature]);
  return values.find(([, one]) => one === code)?.[0] as GrammarFeatureValues[Feature];
}

function featuresOf(
  partOfSpeech: PartOfSpeech,
  codes: ReadonlySet<string>,
  isDefinite: boolean,
): GrammarFeatureValues {
  const oneOf = <Feature extends keyof typeof grammarFeatures>(feature: Feature) => {
    const code = Object.values<string>(grammarFeatures[feature]).find((one) => codes.has(one));
    return code === undefined ? undefined : valueOf(feature, code);
  };
  const form = [...codes].find((code) => /^\([IVX]+\)$/.test(code))?.slice(1, -1) ?? 'I';
  const isParticiple = codes.has('PCPL');
  const derivation = isParticiple
    ? codes.has('PASS')
      ? 'passiveParticiple'
      : 'activeParticiple'
    : codes.has('VN')
      ? 'verbalNoun'
      : undefined;
  if (partOfSpeech === 'verb') {
    const aspect = oneOf('aspect');
    const mood = [...codes].find((code) => code.startsWith('MOOD:'))?.slice(5) ?? 'IND';
    return {
      form: valueOf('form', form),
      voice: codes.has('PASS') ? 'passive' : 'active',
      ...(aspect && { aspect }),
      ...(aspect === 'imperfect' && { mood: valueOf('mood', mood) }),
    };
  }
  const ofNoun = oneOf('case');
  return {
    ...(derivation && { derivation, form: valueOf('form', form) }),
    ...(ofNoun && { case: ofNoun }),
    ...(codes.has('INDEF') ? { state: 'indefinite' } : isDefinite && { state: 'definite' }),
  };
}
