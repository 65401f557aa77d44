/** Sentences about the grammar of a word that a reader without grammatical training understands. */
import type {
  AnalyzedGrammar,
  GrammarFeatureValues,
  PartOfSpeech,
  Segment,
  WordGrammar,
} from './grammar';
import {
  featureNames,
  partOfSpeechNames,
  withTerm,
  type GrammarLanguage,
  type GrammarName,
} from './grammarTerms';

/**
 * The stem with its features, then what is before and after it: "Verb, present or future tense (imperfect), third
 * person masculine plural; before it: conjunction". The article is left out, since it makes the word definite.
 */
export function describeGrammar(grammar: AnalyzedGrammar, language: GrammarLanguage): string {
  const { partOfSpeech, segments, derivation } = grammar;
  const isDerived = partOfSpeech === 'noun' && derivation !== undefined;
  const name = isDerived ? featureNames.derivation[derivation] : partOfSpeechNames[partOfSpeech];
  const parts = [
    withTerm(name, language),
    ...(partOfSpeech === 'verb' ? verbParts(grammar, language) : nounParts(grammar, language)),
  ];
  const around = (['prefix', 'suffix'] as const).flatMap((place) => {
    const named = segments.filter(
      (segment) => segment.place === place && segment.partOfSpeech !== 'article',
    );
    if (named.length === 0) return [];
    const names = named.map((segment) => describeSegment(segment, language));
    return `${AROUND[place][language]} ${listed(names, language)}`;
  });
  return capitalized([parts.join(', '), ...around].join('; '), language);
}

const AROUND = {
  prefix: { english: 'before it:', turkish: 'önünde:' },
  suffix: { english: 'after it:', turkish: 'sonunda:' },
} as const;

/**
 * The stem in a few words, as below a word of a verse: "verb · imperfect · 3rd m. pl.", "isim · mecrur". By the terms of
 * Arabic grammar where the language has them.
 */
export function describeBriefly(grammar: AnalyzedGrammar, language: GrammarLanguage): string {
  const { partOfSpeech, aspect, mood, voice, derivation, case: ofNoun } = grammar;
  const term = (name: GrammarName) => name[language].term ?? name[language].name;
  const isDerived = partOfSpeech === 'noun' && derivation !== undefined;
  return texts([
    isDerived
      ? term(featureNames.derivation[derivation])
      : partOfSpeechNames[partOfSpeech][language].name,
    aspect && term(featureNames.aspect[aspect]),
    mood && mood !== 'indicative' && term(featureNames.mood[mood]),
    voice === 'passive' && term(featureNames.voice.passive),
    briefPerson(grammar, language),
    ofNoun && term(featureNames.case[ofNoun]),
  ]).join(' · ');
}

const BRIEF = {
  english: {
    person: { first: '1st', second: '2nd', third: '3rd' },
    gender: { masculine: 'm.', feminine: 'f.' },
    number: { singular: 'sing.', dual: 'dual', plural: 'pl.' },
  },
  turkish: {
    person: { first: '1.', second: '2.', third: '3.' },
    gender: { masculine: 'eril', feminine: 'dişil' },
    number: { singular: 'tekil', dual: 'ikil', plural: 'çoğul' },
  },
} as const;

/** "3rd m. pl.", "3. çoğul eril"; empty for a stem without person. */
function briefPerson(values: GrammarFeatureValues, language: GrammarLanguage): string {
  const names = BRIEF[language];
  const person = values.person && names.person[values.person];
  const gender = values.gender && names.gender[values.gender];
  const number = values.number && names.number[values.number];
  if (!person) return '';
  return texts(language === 'english' ? [person, gender, number] : [person, number, gender]).join(
    ' ',
  );
}

/** "verb, form IV"; the form of nouns is that of a verb and says little of them. */
export function describeClass(
  partOfSpeech: PartOfSpeech,
  form: WordGrammar['form'],
  language: GrammarLanguage,
): string {
  const name = withTerm(partOfSpeechNames[partOfSpeech], language);
  const isDerivedVerb = partOfSpeech === 'verb' && form && form !== 'I';
  return isDerivedVerb ? `${name}, ${withTerm(featureNames.form[form], language)}` : name;
}

/** "pronoun (third person masculine plural)" */
export function describeSegment(segment: Segment, language: GrammarLanguage): string {
  const name = partOfSpeechNames[segment.partOfSpeech][language].name;
  const person = personOf(segment, language);
  return person ? `${name} (${person})` : name;
}

function verbParts(grammar: WordGrammar, language: GrammarLanguage): string[] {
  // Most verbs are active, and most imperfect ones indicative.
  const { aspect, voice, mood, form } = grammar;
  return texts([
    aspect && withTerm(featureNames.aspect[aspect], language),
    personOf(grammar, language),
    voice === 'passive' && withTerm(featureNames.voice.passive, language),
    mood && mood !== 'indicative' && withTerm(featureNames.mood[mood], language),
    form && form !== 'I' && withTerm(featureNames.form[form], language),
  ]);
}

function nounParts(grammar: WordGrammar, language: GrammarLanguage): string[] {
  const { partOfSpeech, derivation, case: ofNoun, state } = grammar;
  return texts([
    partOfSpeech !== 'noun' &&
      derivation &&
      withTerm(featureNames.derivation[derivation], language),
    personOf(grammar, language),
    ofNoun && withTerm(featureNames.case[ofNoun], language),
    state && withTerm(featureNames.state[state], language),
  ]);
}

/** "third person masculine plural", or the parts of it that are known. */
function personOf(values: GrammarFeatureValues, language: GrammarLanguage): string {
  const name = (feature: 'person' | 'gender' | 'number') => {
    const value = values[feature];
    const names: Partial<Record<string, GrammarName>> = featureNames[feature];
    return value && names[value]?.[language].name;
  };
  const [person, gender, number] = [name('person'), name('gender'), name('number')];
  if (language === 'english') return texts([person, gender, number]).join(' ');
  // "3. çoğul şahıs, eril"
  const first = person ? person.replace(' ', number ? ` ${number} ` : ' ') : number;
  return texts([first, gender]).join(', ');
}

const texts = (parts: readonly (string | false | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

function listed(names: readonly string[], language: GrammarLanguage): string {
  const and = language === 'turkish' ? 've' : 'and';
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

const capitalized = (text: string, language: GrammarLanguage) =>
  text.charAt(0).toLocaleUpperCase(language === 'turkish' ? 'tr' : 'en') + text.slice(1);
