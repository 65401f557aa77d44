/** The grammar of a word, read from the line that its row has. */
import { builder } from '../../builder';
import { textLanguage } from '../../errors';
import { describeBriefly, describeGrammar, describeSegment } from '../../../text/describeGrammar';
import {
  encodeGrammar,
  grammarOfRow,
  type AnalyzedGrammar,
  type Segment,
} from '../../../text/grammar';
import {
  aspect,
  derivation,
  gender,
  grammaticalCase,
  mood,
  number,
  partOfSpeech,
  person,
  segmentPlace,
  state,
  verbForm,
  voice,
} from './grammarEnums';

const UNCERTAIN = 'null if the word has none or it is not certain.';
const LANGUAGE = 'Language of the text: TURKISH or ENGLISH.';

const wordSegment = builder.objectRef<Segment>('WordSegment').implement({
  description: 'A part of a word: a prefixed particle, the stem, or a suffixed pronoun.',
  fields: (t) => ({
    arabic: t.exposeString('arabic', {
      description: 'The part in Arabic. The parts of a word in order make its `arabicText`.',
    }),
    place: t.expose('place', { type: segmentPlace, description: 'Every word has one stem.' }),
    partOfSpeech: t.expose('partOfSpeech', {
      type: partOfSpeech,
      description: 'What the part is.',
    }),
    person: t.expose('person', {
      type: person,
      nullable: true,
      description: 'Person of a pronoun; null for other parts.',
    }),
    gender: t.expose('gender', {
      type: gender,
      nullable: true,
      description: 'Gender of a pronoun; null for other parts, and for a form of both genders.',
    }),
    number: t.expose('number', {
      type: number,
      nullable: true,
      description: 'Number of a pronoun; null for other parts.',
    }),
    description: t.string({
      description:
        'What the part is, for readers: "pronoun (third person masculine plural)", "zamir (3. çoğul şahıs, eril)".',
      args: { language: t.arg({ type: 'Language', required: true, description: LANGUAGE }) },
      resolve: (segment, { language }) => describeSegment(segment, textLanguage(language)),
    }),
  }),
});

const wordGrammar = builder.objectRef<AnalyzedGrammar>('WordGrammar').implement({
  description:
    'Grammar of a word as an analysis by rules found it, unless it was imported. The features are those of the stem.',
  fields: (t) => ({
    segments: t.field({
      type: [wordSegment],
      description: 'The parts of the word in order.',
      extensions: { complexity: { field: 1, multiplier: 2 } },
      resolve: ({ segments }) => [...segments],
    }),
    partOfSpeech: t.expose('partOfSpeech', {
      type: partOfSpeech,
      description: 'What the stem is.',
    }),
    lemma: t.exposeString('lemma', {
      nullable: true,
      description: 'The dictionary form, as `Word.lemma`.',
    }),
    verbForm: t.expose('form', {
      type: verbForm,
      nullable: true,
      description: `Form of the verb, or of the verb from which a noun is derived; ${UNCERTAIN}`,
    }),
    aspect: t.expose('aspect', {
      type: aspect,
      nullable: true,
      description: `Aspect of a verb; ${UNCERTAIN}`,
    }),
    mood: t.expose('mood', {
      type: mood,
      nullable: true,
      description: `Mood of a verb in the imperfect; ${UNCERTAIN}`,
    }),
    voice: t.expose('voice', {
      type: voice,
      nullable: true,
      description: `Voice of a verb; ${UNCERTAIN}`,
    }),
    person: t.expose('person', {
      type: person,
      nullable: true,
      description: `Person of a verb or pronoun; ${UNCERTAIN}`,
    }),
    gender: t.expose('gender', {
      type: gender,
      nullable: true,
      description: `Gender; ${UNCERTAIN}`,
    }),
    number: t.expose('number', {
      type: number,
      nullable: true,
      description: `Number; ${UNCERTAIN}`,
    }),
    case: t.expose('case', {
      type: grammaticalCase,
      nullable: true,
      description: `Case of a noun; ${UNCERTAIN}`,
    }),
    state: t.expose('state', {
      type: state,
      nullable: true,
      description: `Whether a noun is definite; ${UNCERTAIN}`,
    }),
    derivation: t.expose('derivation', {
      type: derivation,
      nullable: true,
      description: `How a noun is derived from a verb; ${UNCERTAIN}`,
    }),
    line: t.string({
      description:
        'The whole grammar as one line with the codes of docs/grammar.md, e.g. "<CONJ:وَ+=V:قَالَ|قَالَ|I.PERF.ACT.3.M.S".',
      resolve: encodeGrammar,
    }),
    description: t.string({
      description:
        'The grammar in one sentence for readers, e.g. "Verb, present or future tense (imperfect), third person masculine plural; before it: conjunction".',
      args: { language: t.arg({ type: 'Language', required: true, description: LANGUAGE }) },
      resolve: (grammar, { language }) => describeGrammar(grammar, textLanguage(language)),
    }),
    briefDescription: t.string({
      description:
        'The grammar of the stem in a few words, as below a word of a verse, e.g. "verb · imperfect · 3rd m. pl.".',
      args: { language: t.arg({ type: 'Language', required: true, description: LANGUAGE }) },
      resolve: (grammar, { language }) => describeBriefly(grammar, textLanguage(language)),
    }),
  }),
});

builder.objectField('Word', 'grammar', (t) =>
  t.field({
    type: wordGrammar,
    nullable: true,
    description: 'Parts and grammar of the word; null if it is not analyzed.',
    resolve: grammarOfRow,
  }),
);
