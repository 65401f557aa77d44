/** Differences from the corpus that are no errors here: conventions, and errors of the corpus, each with its reason. */
import type { comparedFeatures } from '../support/corpusGrammar';

export interface Convention {
  feature: (typeof comparedFeatures)[number];
  /** Code in the corpus; any if empty. */
  theirs?: string;
  ours?: string;
  /** The word in Arabic. */
  word?: RegExp;
  /** The word before it. */
  before?: RegExp;
  /** Code of its number here. */
  number?: string;
  /** Its dictionary form here. */
  lemma?: RegExp;
  /** True for a participle. */
  participle?: boolean;
  /** The corpus tags the lemma both ways in this case and state, each in a tenth of its places or more. */
  bothWays?: true;
  why: string;
}

export const conventions: readonly Convention[] = [
  {
    feature: 'class',
    theirs: 'NEG',
    ours: 'PRO',
    why: 'lā before the jussive of the second person ("wa-lā tajʿal") or the energetic is a prohibition',
  },
  {
    feature: 'class',
    theirs: 'COND',
    ours: 'REL',
    word: /ٱل.{2}ذِينَ/,
    why: '"alladhīna" is a relative pronoun, also where its clause is a condition in meaning',
  },
  {
    feature: 'class',
    theirs: 'COND',
    ours: 'REL',
    before: /أَم.{2}ا$/,
    why: 'after "ammā" the condition is in "ammā", and "man" is relative',
  },
  {
    feature: 'class',
    theirs: 'REL',
    ours: 'COND',
    word: /^[وف]?َ?مَنِ?$/,
    why: '"man" before a jussive ("wa-man yuḍlil") and "fa-man" with a result is conditional',
  },
  {
    feature: 'class',
    theirs: 'SUR',
    ours: 'ANS',
    word: /إِذًا/,
    why: '"idhan" is a particle of answer, and not "idhā" of surprise',
  },
  {
    feature: 'class',
    theirs: 'NOMINAL',
    ours: 'INTG',
    word: /أَ[يى](?!ْنَ)/,
    why: '"ayy" asks; the corpus has it now as a noun and now as an interrogative',
  },
  {
    feature: 'class',
    theirs: 'NOMINAL',
    ours: 'SUR',
    word: /إِذَا/,
    why: '"idhā" before a pronoun is that of surprise: "fa-idhā hiya thuʿbānun"',
  },
  {
    feature: 'class',
    theirs: 'REL',
    ours: 'SUB',
    before: /بَعْدِ$/,
    why: '"mā" after "min baʿdi" makes a noun of its verb, as after "baʿda"',
  },
  {
    feature: 'class',
    theirs: 'REL',
    ours: 'SUP',
    before: /ذَا$|قَلِيلًا$/,
    why: '"mā" only strengthens after "idhā" and "qalīlan"; the corpus has both',
  },
  {
    feature: 'class',
    theirs: 'REL',
    ours: 'INTG',
    word: /م.?[ن]/,
    why: '"man aẓlamu" asks',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'RES',
    ours: 'EXP',
    why: '"illā" excepts after a sentence that is complete',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'EXP',
    ours: 'RES',
    why: '"illā" restricts after a negation that is not complete: "in hiya illā"',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'N',
    ours: 'T',
    why: 'without a preposition the accusative of a time is an adverb; the corpus has "yawma l-qiyāma" as T up to surah 9, and then mostly as N',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'N',
    ours: 'LOC',
    why: 'the same of places ("fawqa", "man ḥawlahā"); "ḥaythu" is indeclinable, also after "min"',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'PN',
    ours: 'N',
    lemma: /^(?:شَيْطَان|جَنَّة|مُسْلِم|إِسْلَام|زَبُور|جَاهِلِيَّة)$/,
    why: 'words with a plural or a plain sense are no names: "shayāṭīn", "jannāt", "the submitting"; the corpus has each both ways but for the last',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'N',
    ours: 'ADJ',
    participle: true,
    why: 'a participle that agrees with the noun before it is its attribute ("kitābun mubīnun", "bi-rīḥin ʿātiyatin"); the corpus has most as N, and some as ADJ',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'N',
    ours: 'ADJ',
    bothWays: true,
    why: 'the same of adjectives that the corpus has both ways in the same case: "quwwatin"',
  },
  {
    feature: 'partOfSpeech',
    theirs: 'ADJ',
    ours: 'N',
    bothWays: true,
    why: 'what is no attribute is a noun here; the corpus has predicates both ways: "inna llāha ʿalīmun"',
  },
  {
    feature: 'suffixes',
    theirs: 'PRON:1S',
    ours: '',
    word: /ِ$/,
    why: 'the pronoun "my" that is not written ("rabbi", "yā qawmi") is no part of the word',
  },
  {
    feature: 'lemma',
    word: /أُو۟لَـٰٓئِ|هَـٰٓؤُلَآ/,
    why: '"ulāʾika" is the plural of "dhālika", as "tilka" is its feminine',
  },
  {
    feature: 'lemma',
    word: /أُخْرَىٰ|أُولَىٰ|ذِكْرَىٰ|ٱمْرَأَ|عَـٰقِبَ|مُّ?صِيبَ|بَيْضَآ/,
    why: 'feminines of another pattern are words of their own in a dictionary',
  },
  {
    feature: 'lemma',
    ours: '{bn',
    word: /بَن/,
    why: '"banū" is the plural of "ibn", and not of "bunayy", which is its diminutive',
  },
  {
    feature: 'lemma',
    word: /أُو۟لُ|أُو۟لِ|^(?:وَ|يَـٰ)?ذَا$|لَدَ[يى]/,
    why: 'the lemma has the nominative ("ulū", "dhū") and the form before a noun ("ladā")',
  },
  {
    feature: 'mood',
    theirs: 'SUBJ',
    ours: 'IND',
    word: /[ىا]ٰ/,
    why: 'verbs that end in -ā are tagged SUBJ without any particle: "illā mā yūḥā", "huwa yarā"',
  },
  {
    feature: 'mood',
    theirs: 'SUBJ',
    ours: 'JUS',
    before: /إِن?ْ?$|[لّ].{0,2}م.{0,2}ا?$|إِل.{2}ا$|ذَرْهُمْ$/,
    why: 'the jussive after "in", "lam", "lammā" and in the answer of an order: "wa-in yaraw", "dharhum yaʾkulū"',
  },
  {
    feature: 'mood',
    theirs: 'JUS',
    ours: 'IND',
    word: /(?<![هك][ُِ]م)ُ$|ونَ$/,
    why: 'the ending shows the indicative: "wa-hum lā yuẓlamūna"',
  },
  {
    feature: 'mood',
    theirs: 'IND',
    ours: 'SUBJ',
    word: /ن.{1,2}$/,
    before: /^أَن$|حَت.*ىٰ$/,
    why: 'the feminine plural has one ending, but a particle gives it a mood: "ḥattā yaḍaʿna"',
  },
  {
    feature: 'mood',
    theirs: 'JUS',
    ours: 'SUBJ',
    before: /أَ.*ل.{1,2}ا$|ل.{1,2}ا$/,
    why: '"allā" may explain or subordinate ("allā taʿbudū"); grammarians hold both',
  },
  {
    feature: 'case',
    theirs: 'GEN',
    ours: 'ACC',
    word: /[اٰ]ٓ?ت[ٍِ]/,
    why: 'the accusative of the plural -āt has the ending -i: "ʿamilū ṣ-ṣāliḥāti", "inna … la-āyātin"',
  },
  {
    feature: 'case',
    theirs: 'GEN',
    ours: 'ACC',
    word: /[^ي]نَ?َ?$|مَ$|قَ$|دَ$/,
    before: /ا$|نَ?ا$|إِنَّ$|أَنَّ$|لَهُم?ۥ?$|خُلُونَ$/,
    why: 'names with two endings are accusative after their verb and "inna": "aʿtadnā jahannama"',
  },
  {
    feature: 'case',
    theirs: 'NOM',
    word: /[ىي]|ا$|ِ$/,
    why: 'words with a hidden ending, duals in -ay and nouns with "my" are tagged NOM whatever governs them: "arsalnā mūsā", "bayna yadayhi"',
  },
  {
    feature: 'gender',
    theirs: 'F',
    ours: 'M',
    word: /قُ?َ?لُ?ْ?[وب]/,
    why: '"qalb" is masculine',
  },
  {
    feature: 'gender',
    number: 'P',
    why: 'a broken plural has here the gender of its singular',
  },
  {
    feature: 'gender',
    theirs: 'M',
    ours: 'F',
    word: /يَمِين|أَيْمَـٰن|مَرَّ[ةت]|سَعِير|عَصَا|تَقْوَى|نَجْوَى|دَعْوَى|سَلْوَى|أَرْحَام|أَقْدَام/,
    why: 'these are feminine in Arabic: "yamīn", "marra", "saʿīr", "ʿaṣā", words in -wā, "raḥim", "qadam"',
  },
  {
    feature: 'form',
    theirs: 'I',
    ours: 'Q1',
    why: 'verbs of four letters have forms of their own',
  },
  {
    feature: 'form',
    theirs: 'II',
    ours: 'Q1',
    why: 'nouns of verbs of four letters are tagged II: "muzaḥziḥ", "muhaymin"',
  },
  { feature: 'form', theirs: 'XII', ours: 'Q4', why: '"iṭmaʾanna" has four radicals' },
];

/** A difference between the corpus and the words here. */
export interface Difference {
  feature: string;
  theirs: string;
  ours: string;
  word: string;
  before: string;
  number: string;
  lemma: string;
  participle: boolean;
  bothWays: boolean;
  /** The classes of both parts of speech, if they differ as well: its conventions hold for both. */
  ofClass?: { theirs: string; ours: string } | undefined;
}

/** Conditions of a convention that are compared as they are. */
const EQUAL = ['theirs', 'ours', 'number', 'participle', 'bothWays'] as const;

export const isConvention = (convention: Convention, found: Difference): boolean =>
  found.ofClass
    ? isConvention(convention, {
        ...found,
        ...found.ofClass,
        feature: 'class',
        ofClass: undefined,
      })
    : convention.feature === found.feature &&
      EQUAL.every((key) => convention[key] === undefined || convention[key] === found[key]) &&
      (['word', 'before', 'lemma'] as const).every(
        (key) => convention[key]?.test(found[key]) ?? true,
      );
