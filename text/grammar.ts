/** The grammar of a word of the Qur'an, and its encoding as one line of text. */

/** Codes as in the Quranic Arabic Corpus where it has the same class. */
export const partsOfSpeech = {
  noun: 'N',
  properNoun: 'PN',
  adjective: 'ADJ',
  imperativeVerbalNoun: 'IMPN',
  pronoun: 'PRON',
  demonstrative: 'DEM',
  relative: 'REL',
  timeAdverb: 'T',
  placeAdverb: 'LOC',
  verb: 'V',
  preposition: 'P',
  conjunction: 'CONJ',
  subordinator: 'SUB',
  accusativeParticle: 'ACC',
  amendment: 'AMD',
  answer: 'ANS',
  aversion: 'AVR',
  certainty: 'CERT',
  circumstantial: 'CIRC',
  comitative: 'COM',
  conditional: 'COND',
  equalization: 'EQ',
  exhortation: 'EXH',
  explanation: 'EXL',
  exception: 'EXP',
  future: 'FUT',
  inceptive: 'INC',
  interpretation: 'INT',
  interrogative: 'INTG',
  negative: 'NEG',
  preventive: 'PREV',
  prohibition: 'PRO',
  resumption: 'REM',
  restriction: 'RES',
  retraction: 'RET',
  result: 'RSLT',
  cause: 'CAUS',
  supplemental: 'SUP',
  surprise: 'SUR',
  vocative: 'VOC',
  initials: 'INL',
  emphasis: 'EMPH',
  command: 'IMPV',
  purpose: 'PRP',
  article: 'DET',
  attention: 'ATT',
} as const;

export type PartOfSpeech = keyof typeof partsOfSpeech;

/** Values of each feature with their codes, which are unique. */
export const grammarFeatures = {
  /** Roman numbers of the forms of verbs of three letters; Q1 to Q4 of four letters. */
  form: {
    I: 'I',
    II: 'II',
    III: 'III',
    IV: 'IV',
    V: 'V',
    VI: 'VI',
    VII: 'VII',
    VIII: 'VIII',
    IX: 'IX',
    X: 'X',
    XI: 'XI',
    XII: 'XII',
    Q1: 'Q1',
    Q2: 'Q2',
    Q3: 'Q3',
    Q4: 'Q4',
  },
  derivation: { activeParticiple: 'AP', passiveParticiple: 'PP', verbalNoun: 'VN' },
  aspect: { perfect: 'PERF', imperfect: 'IMPF', imperative: 'IMPV' },
  mood: { indicative: 'IND', subjunctive: 'SUBJ', jussive: 'JUS', energetic: 'ENG' },
  voice: { active: 'ACT', passive: 'PASS' },
  person: { first: '1', second: '2', third: '3' },
  gender: { masculine: 'M', feminine: 'F' },
  number: { singular: 'S', dual: 'D', plural: 'P' },
  case: { nominative: 'NOM', accusative: 'ACC', genitive: 'GEN' },
  state: { definite: 'DEF', indefinite: 'INDEF' },
} as const;

type Features = typeof grammarFeatures;
export type GrammarFeature = keyof Features;
export type GrammarFeatureValues = { [F in GrammarFeature]?: keyof Features[F] };

export interface Segment {
  /** The part of the word in Arabic. The slices of all segments make the word. */
  arabic: string;
  /** `stem` is what the features of the word describe; a word has exactly one. */
  place: 'prefix' | 'stem' | 'suffix';
  partOfSpeech: PartOfSpeech;
  /** Only of a pronoun. */
  person?: keyof Features['person'];
  /** Only of a pronoun; empty where the pronoun has one form for both. */
  gender?: keyof Features['gender'];
  /** Only of a pronoun. */
  number?: keyof Features['number'];
}

/** A feature is empty where the word does not have it or where it is not certain. */
export interface WordGrammar extends GrammarFeatureValues {
  /** Empty where the word is not analysed: its only segment would say nothing. */
  segments: readonly Segment[];
  /** Of the stem. */
  partOfSpeech?: PartOfSpeech;
  /** The dictionary form with its vowels: perfect, third person masculine singular; or singular without case ending. */
  lemma?: string;
}

/** Grammar of a word that is analyzed. */
export interface AnalyzedGrammar extends WordGrammar {
  partOfSpeech: PartOfSpeech;
}

export const isAnalyzed = (grammar: WordGrammar): grammar is AnalyzedGrammar =>
  grammar.partOfSpeech !== undefined;

const PLACES = { prefix: '<', stem: '=', suffix: '>' } as const;
const FEATURES = Object.keys(grammarFeatures) as GrammarFeature[];

const placeOf = inverse(PLACES);
/** Parts of speech by code. */
export const partOfSpeechOf = inverse(partsOfSpeech);
const featureOf = new Map(
  FEATURES.flatMap((feature) =>
    Object.entries(grammarFeatures[feature]).map(
      ([value, code]) => [code as string, [feature, value] as const] as const,
    ),
  ),
);

function inverse<T extends string>(codes: Record<T, string>): ReadonlyMap<string, T> {
  return new Map(Object.entries<string>(codes).map(([key, code]) => [code, key as T]));
}

const PRONOUN_FEATURES = ['person', 'gender', 'number'] as const;

/**
 * One line: segments, lemma and features, separated by `|`. A segment is its place (`<`, `=` or `>`), the code of its
 * part of speech, `:`, its Arabic and for a pronoun `:` and its features; `+` separates segments:
 * "<CONJ:وَ+=P:عَلَيْ+>PRON:هِمْ:3.M.P|عَلَىٰ|".
 */
export function encodeGrammar(grammar: WordGrammar): string {
  const segments = grammar.segments.map((segment) => {
    const head = `${PLACES[segment.place]}${partsOfSpeech[segment.partOfSpeech]}:${segment.arabic}`;
    const tail = codesOf(segment, PRONOUN_FEATURES);
    return tail === '' ? head : `${head}:${tail}`;
  });
  return [segments.join('+'), grammar.lemma ?? '', codesOf(grammar, FEATURES)].join('|');
}

/** The inverse of `encodeGrammar`. */
export function decodeGrammar(line: string): WordGrammar {
  const [first = '', lemma = '', features = ''] = line.split('|');
  const segments = first === '' ? [] : first.split('+').map(decodeSegment);
  const stem = segments.find(({ place }) => place === 'stem');
  return {
    segments,
    ...(stem && { partOfSpeech: stem.partOfSpeech }),
    ...(lemma !== '' && { lemma }),
    ...featuresOf(features),
  };
}

function decodeSegment(text: string): Segment {
  const [tag = '', arabic = '', features = ''] = text.slice(1).split(':');
  const place = placeOf.get(text.charAt(0));
  const partOfSpeech = partOfSpeechOf.get(tag);
  if (!place || !partOfSpeech) throw new Error(`"${text}" is not a segment of a word.`);
  return { arabic, place, partOfSpeech, ...featuresOf(features) };
}

function codesOf(values: GrammarFeatureValues, features: readonly GrammarFeature[]): string {
  const codes = features.map((feature) => {
    const value = values[feature];
    return value && (grammarFeatures[feature] as Record<string, string>)[value];
  });
  return codes.filter((code) => code !== undefined).join('.');
}

function featuresOf(codes: string): GrammarFeatureValues {
  const known = codes.split('.').map((code) => featureOf.get(code));
  return Object.fromEntries(known.filter((feature) => feature !== undefined));
}

/** Grammar and dictionary form as the row of a word has them; null for a word that is not analyzed. */
export function grammarOfRow(row: {
  grammar: string | null;
  lemma: string | null;
}): AnalyzedGrammar | null {
  const grammar = row.grammar === null ? undefined : decodeGrammar(row.grammar);
  if (!grammar || !isAnalyzed(grammar)) return null;
  return { ...grammar, ...(row.lemma !== null && { lemma: row.lemma }) };
}
