/** Grammar as files have it, which name the parts of a word in other spellings or not at all. */
import {
  encodeGrammar,
  type GrammarFeatureValues,
  type PartOfSpeech,
  type Segment,
} from '../../text/grammar';

export interface ImportedPart extends Pick<GrammarFeatureValues, 'person' | 'gender' | 'number'> {
  place: Segment['place'];
  partOfSpeech: PartOfSpeech;
  /** Of a suffix that is no pronoun. */
  letters?: string | undefined;
}

export interface ImportedGrammar {
  parts: readonly ImportedPart[];
  features: GrammarFeatureValues;
}

/**
 * The grammar as words store it, without the lemma. A part that is not found in the text is left out.
 * @param arabicText text of the word
 */
export function grammarLine(arabicText: string, { parts, features }: ImportedGrammar): string {
  let rest = arabicText;
  const before: Segment[] = [];
  const after: Segment[] = [];
  for (const part of parts.filter(({ place }) => place === 'prefix')) {
    const arabic = prefixOf(rest, part.partOfSpeech);
    if (!arabic || arabic.length === rest.length) continue;
    before.push(segmentOf(part, arabic));
    rest = rest.slice(arabic.length);
  }
  for (const part of parts.filter(({ place }) => place === 'suffix').reverse()) {
    const arabic = suffixOf(part).exec(rest)?.[0];
    if (!arabic || arabic.length === rest.length) continue;
    after.unshift(segmentOf(part, arabic));
    rest = rest.slice(0, -arabic.length);
  }
  const stem = parts.filter(({ place }) => place === 'stem');
  const segments = [...before, ...stem.map((part) => segmentOf(part, rest)), ...after];
  return encodeGrammar({ segments, ...features });
}

const segmentOf = ({ letters: _letters, ...part }: ImportedPart, arabic: string): Segment => ({
  ...part,
  arabic,
});

/** A letter with its vowel and other marks. */
const LETTER = /^\p{L}[\p{M}\u0640]*/u;
/** The article has no alif after "li". */
const ARTICLE = /^(?:ٱ[\p{M}]*)?ل[\p{M}]*/u;

function prefixOf(text: string, partOfSpeech: PartOfSpeech): string | undefined {
  return (partOfSpeech === 'article' ? ARTICLE : LETTER).exec(text)?.[0];
}

/** The letters of pronouns by person, gender and number. */
const PRONOUNS: Partial<Record<string, string>> = {
  'first  singular': '[ىي]',
  'first  plural': 'نا',
  'second  dual': 'كما',
  'second masculine singular': 'ك',
  'second masculine dual': 'كما',
  'second masculine plural': 'كمو?',
  'second feminine singular': 'ك',
  'second feminine plural': 'كن',
  'third  dual': 'هما',
  'third masculine singular': 'ه',
  'third masculine dual': 'هما',
  'third masculine plural': 'همو?',
  'third feminine singular': 'ها',
  'third feminine plural': 'هن',
};

/** Small waw and yeh are letters in Unicode. */
const MARKS = '[\\p{M}\\u0640\u06E5\u06E6]';

/** Matches a suffix at the end of a word with its marks; nothing for an unknown one. */
function suffixOf({ partOfSpeech, person, gender, number, letters }: ImportedPart): RegExp {
  const key = `${person ?? ''} ${gender ?? ''} ${number ?? ''}`;
  const pronoun = partOfSpeech === 'pronoun' ? PRONOUNS[key] : undefined;
  const skeleton = pronoun ?? letters?.replace(/[^\u0621-\u064Aٱ]/g, '');
  if (!skeleton) return /(?!)/;
  const marked = skeleton.replace(
    /(\[[^\]]+\]|\p{L})(\??)/gu,
    (_part, letter: string, optional) => {
      const written = letter === 'ا' ? '(?:ا|\\u0640?\\u0670)' : letter;
      return `(?:${written}${MARKS}*?)${optional}`;
    },
  );
  // Marks after the last letter belong to it.
  return new RegExp(`${marked}${MARKS}*$`, 'u');
}
