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

export const aspect = enumOf('Aspect', 'Aspect of a verb.', featureNames.aspect);

export const mood = enumOf('Mood', 'Mood of a verb in the imperfect.', featureNames.mood);

export const voice = enumOf('Voice', 'Voice of a verb.', featureNames.voice);

export const person = enumOf('GrammaticalPerson', 'Person.', featureNames.person);

export const gender = enumOf('GrammaticalGender', 'Gender.', featureNames.gender);

export const number = enumOf('GrammaticalNumber', 'Number.', featureNames.number);

export const grammaticalCase = enumOf('GrammaticalCase', 'Case of a noun.', featureNames.case);

export const state = enumOf('GrammaticalState', 'State of a noun.', featureNames.state);
