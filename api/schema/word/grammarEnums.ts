/** Enums of the grammar of words, described by the terms of both languages. */
import { builder, enumName } from '../../builder';
import type { Segment, PartOfSpeech } from '../../../text/grammar';
import {
  featureNames,
  partOfSpeechNames,
  placeNames,
  withTerm,
  type GrammarName,
} from '../../../text/grammarTerms';

/** "Present or future tense (imperfect); Turkish: geniş veya şimdiki zaman (muzari)." */
function descriptionOf(name: GrammarName): string {
  const english = withTerm(name, 'english');
  const turkish = withTerm(name, 'turkish').replace(/\.$/, '');
  return `${english.charAt(0).toUpperCase()}${english.slice(1)}; Turkish: ${turkish}.`;
}

const enumOf = <Value extends string>(
  name: string,
  description: string,
  names: Record<Value, GrammarName>,
  nameOf: (value: Value) => string = enumName,
) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      (Object.keys(names) as Value[]).map((value) => [
        nameOf(value),
        { value, description: descriptionOf(names[value]) },
      ]),
    ),
  });

export const partOfSpeech = enumOf<PartOfSpeech>(
  'PartOfSpeech',
  'What a word, or a part of it, is in the sentence; the classes are those of the Quranic Arabic Corpus.',
  partOfSpeechNames,
);

export const segmentPlace = enumOf<Segment['place']>(
  'SegmentPlace',
  'Place of a part in its word.',
  placeNames,
);

export const verbForm = enumOf(
  'VerbForm',
  'Pattern by which a verb, a participle or a verbal noun is formed from its root: I to XII from three letters, Q1 to Q4 from four.',
  featureNames.form,
  (form) => form,
);

export const derivation = enumOf(
  'Derivation',
  'How a noun is derived from a verb.',
  featureNames.derivation,
);

export const aspect = enumOf(
  'Aspect',
  'Aspect of a verb: whether the action is complete, is not, or is commanded.',
  featureNames.aspect,
);

export const mood = enumOf(
  'Mood',
  'Mood of a verb in the imperfect, which its ending shows.',
  featureNames.mood,
);

export const voice = enumOf(
  'Voice',
  'Whether the subject of a verb acts or is acted upon.',
  featureNames.voice,
);

export const person = enumOf(
  'GrammaticalPerson',
  'Who a verb or a pronoun is about: the speaker, the one spoken to, or another.',
  featureNames.person,
);

export const gender = enumOf(
  'GrammaticalGender',
  'Gender of a noun, a pronoun, or the subject of a verb.',
  featureNames.gender,
);

export const number = enumOf(
  'GrammaticalNumber',
  'How many a noun, a pronoun, or the subject of a verb stands for: one, two or more.',
  featureNames.number,
);

export const grammaticalCase = enumOf(
  'GrammaticalCase',
  'Case of a noun, which its ending shows.',
  featureNames.case,
);

export const state = enumOf('GrammaticalState', 'Whether a noun is definite.', featureNames.state);
