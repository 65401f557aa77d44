/** The terms of grammar in Turkish and English, as grammar books have them, and a sentence for readers. */
import type {
  GrammarFeature,
  GrammarFeatureValues,
  PartOfSpeech,
  Segment,
  WordGrammar,
} from './grammar';

export type GrammarLanguage = 'tr' | 'en';

type Names<Key extends string> = Readonly<Record<Key, Readonly<Record<GrammarLanguage, string>>>>;

const name = (tr: string, en: string) => ({ tr, en });

export const partOfSpeechNames: Names<PartOfSpeech> = {
  noun: name('isim', 'noun'),
  properNoun: name('özel isim', 'proper noun'),
  adjective: name('sıfat', 'adjective'),
  verbalImperative: name('isim-fiil', 'verbal noun with the force of a verb'),
  pronoun: name('zamir', 'pronoun'),
  demonstrative: name('işaret ismi', 'demonstrative pronoun'),
  relative: name('ism-i mevsul', 'relative pronoun'),
  timeAdverb: name('zaman zarfı', 'adverb of time'),
  placeAdverb: name('mekân zarfı', 'adverb of place'),
  verb: name('fiil', 'verb'),
  preposition: name('harf-i cer', 'preposition'),
  conjunction: name('atıf harfi', 'conjunction'),
  subordinator: name('masdar harfi', 'subordinating conjunction'),
  accusative: name('fiile benzeyen harf', 'particle with the accusative'),
  amendment: name('istidrak harfi', 'particle of amendment'),
  answer: name('cevap harfi', 'particle of answer'),
  aversion: name('red harfi', 'particle of rejection'),
  certainty: name('tahkik harfi', 'particle of certainty'),
  circumstantial: name('hâl harfi', 'circumstantial particle'),
  comitative: name('maiyyet harfi', 'particle of accompaniment'),
  conditional: name('şart edatı', 'conditional particle'),
  equalization: name('tesviye harfi', 'particle of equality'),
  exhortation: name('teşvik harfi', 'particle of exhortation'),
  explanation: name('tafsil harfi', 'particle of detail'),
  exception: name('istisna edatı', 'particle of exception'),
  future: name('gelecek zaman harfi', 'particle of the future'),
  inceptive: name('başlangıç harfi', 'inceptive particle'),
  interpretation: name('tefsir harfi', 'particle of explanation'),
  interrogative: name('soru edatı', 'interrogative'),
  negative: name('olumsuzluk harfi', 'negative particle'),
  preventive: name('engelleyici mâ', 'preventive particle'),
  prohibition: name('nehiy harfi', 'particle of prohibition'),
  resumption: name('başlangıç vâvı', 'particle of resumption'),
  restriction: name('hasr edatı', 'particle of restriction'),
  retraction: name('idrab harfi', 'particle of retraction'),
  result: name('cevap fâsı', 'particle of result'),
  cause: name('sebep fâsı', 'particle of cause'),
  supplemental: name('zait harf', 'supplemental particle'),
  surprise: name('müfacee harfi', 'particle of surprise'),
  vocative: name('nida harfi', 'vocative particle'),
  initials: name('mukattaa harfleri', 'separate letters'),
  emphasis: name('tekit lâmı', 'particle of emphasis'),
  command: name('emir lâmı', 'particle of command'),
  purpose: name('ta‘lil lâmı', 'particle of purpose'),
  article: name('belirlilik takısı', 'definite article'),
  attention: name('tenbih harfi', 'particle of attention'),
};

export const featureNames: Names<GrammarFeature> = {
  form: name('bab', 'form'),
  derivation: name('türü', 'derivation'),
  aspect: name('zaman', 'aspect'),
  mood: name('irab', 'mood'),
  voice: name('çatı', 'voice'),
  person: name('şahıs', 'person'),
  gender: name('cinsiyet', 'gender'),
  number: name('sayı', 'number'),
  case: name('irab', 'case'),
  state: name('belirlilik', 'state'),
};

type Values<Feature extends GrammarFeature> = NonNullable<GrammarFeatureValues[Feature]> & string;

/** Forms of a verb are named by their numbers, which need no translation. */
export const featureValueNames: {
  readonly [Feature in Exclude<GrammarFeature, 'form'>]: Names<Values<Feature>>;
} = {
  derivation: {
    activeParticiple: name('ism-i fail', 'active participle'),
    passiveParticiple: name('ism-i mef‘ul', 'passive participle'),
    verbalNoun: name('masdar', 'verbal noun'),
  },
  aspect: {
    perfect: name('mazi', 'perfect'),
    imperfect: name('muzari', 'imperfect'),
    imperative: name('emir', 'imperative'),
  },
  mood: {
    indicative: name('merfu', 'indicative'),
    subjunctive: name('mansub', 'subjunctive'),
    jussive: name('meczum', 'jussive'),
    energetic: name('tekitli', 'energetic'),
  },
  voice: { active: name('malum', 'active'), passive: name('meçhul', 'passive') },
  person: {
    first: name('mütekellim', 'first person'),
    second: name('muhatap', 'second person'),
    third: name('gaip', 'third person'),
  },
  gender: { masculine: name('müzekker', 'masculine'), feminine: name('müennes', 'feminine') },
  number: {
    singular: name('müfret', 'singular'),
    dual: name('tesniye', 'dual'),
    plural: name('cemi', 'plural'),
  },
  case: {
    nominative: name('merfu', 'nominative'),
    accusative: name('mansub', 'accusative'),
    genitive: name('mecrur', 'genitive'),
  },
  state: { definite: name('marife', 'definite'), indefinite: name('nekre', 'indefinite') },
};

/** Without terms of Arabic grammar, for a reader who knows none. */
const PLAIN: {
  readonly [Feature in 'aspect' | 'person' | 'gender' | 'number']: Names<Values<Feature>>;
} = {
  aspect: {
    perfect: name('geçmiş zaman', 'past tense'),
    imperfect: name('geniş zaman', 'present tense'),
    imperative: name('emir', 'command'),
  },
  person: {
    first: name('birinci', 'first person'),
    second: name('ikinci', 'second person'),
    third: name('üçüncü', 'third person'),
  },
  gender: { masculine: name('eril', 'masculine'), feminine: name('dişil', 'feminine') },
  number: {
    singular: name('tekil', 'singular'),
    dual: name('ikil', 'dual'),
    plural: name('çoğul', 'plural'),
  },
};

/**
 * The grammar of a word in plain words: "verb, present tense, third person masculine plural" or "fiil, geniş zaman,
 * üçüncü çoğul eril şahıs". Empty for a word that is not analysed.
 */
export function plainGrammar(grammar: WordGrammar, language: GrammarLanguage): string {
  const { partOfSpeech, aspect, voice, derivation } = grammar;
  if (!partOfSpeech) return '';
  const parts = [
    partOfSpeechNames[partOfSpeech][language],
    derivation && featureValueNames.derivation[derivation][language],
    aspect && PLAIN.aspect[aspect][language],
    voice === 'passive' && (language === 'tr' ? 'edilgen' : 'passive'),
    personText(grammar, language),
  ];
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(', ');
}

/** The same for a part of a word: "preposition", "pronoun, third person masculine plural". */
export const plainSegment = (segment: Segment, language: GrammarLanguage): string =>
  [partOfSpeechNames[segment.partOfSpeech][language], personText(segment, language)]
    .filter((part) => part !== '')
    .join(', ');

function personText(
  { person, gender, number }: Pick<GrammarFeatureValues, 'person' | 'gender' | 'number'>,
  language: GrammarLanguage,
): string {
  const of = {
    person: person && PLAIN.person[person][language],
    gender: gender && PLAIN.gender[gender][language],
    number: number && PLAIN.number[number][language],
  };
  const parts =
    language === 'tr'
      ? [of.person, of.number, of.gender, person && 'şahıs']
      : [of.person, of.gender, of.number];
  return parts.filter((part) => part !== undefined).join(' ');
}
