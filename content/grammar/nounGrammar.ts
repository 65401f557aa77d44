/** The grammar of a word that is a noun. */
import type { GrammarFeatureValues, PartOfSpeech, WordGrammar } from '../../text/grammar';
import { segmentsOf, wordGrammar, type Piece } from './build';
import { feminineShape, pluralShape } from './nounShapes';
import type { NounReading } from './nouns';
import { type Sounds } from './sounds';
import { spell } from './spelling';

export interface NounContext {
  partOfSpeech: PartOfSpeech;
  case: GrammarFeatureValues['case'] | undefined;
  /** At the beginning of a verse, or after separate letters. */
  isFirst: boolean;
}

export function nounGrammar(
  arabicText: string,
  sounds: Sounds,
  reading: NounReading,
  root: string | null,
  context: NounContext,
): WordGrammar {
  const { prefixes, article, suffix, length, ending, derived } = reading;
  const pieces: Piece[] = [
    ...prefixes.map(({ sounds: text, partOfSpeech }): Piece => ({
      length: text.length,
      place: 'prefix',
      partOfSpeech: isOath(reading, context) ? 'preposition' : partOfSpeech,
    })),
    ...(article === ''
      ? []
      : [{ length: article.length, place: 'prefix', partOfSpeech: 'article' } as const]),
    { length, place: 'stem', partOfSpeech: context.partOfSpeech },
    ...(suffix
      ? [
          {
            length: suffix.sounds.length,
            place: 'suffix',
            partOfSpeech: 'pronoun',
            pronoun: suffix,
          } as const,
        ]
      : []),
  ];
  const isVerbalNoun = reading.entries[0]?.verbalNoun === true;
  const [noun, ...others] = derived.filter(
    ({ derivation }) => !isVerbalNoun || derivation === 'verbalNoun',
  );
  const isOne =
    noun &&
    others.every(({ form, derivation }) => form === noun.form && derivation === noun.derivation);
  return wordGrammar(segmentsOf(arabicText, sounds, pieces), {
    partOfSpeech: context.partOfSpeech,
    ...lemmaOf(reading, root, context.partOfSpeech === 'adjective'),
    form: isOne ? noun.form : isVerbalNoun ? 'I' : undefined,
    derivation: isOne ? noun.derivation : isVerbalNoun ? 'verbalNoun' : undefined,
    case: context.case,
    state: stateOf(reading, context.partOfSpeech, ending.indefinite === true),
  });
}

/** "By the …": "wa" and a genitive at the beginning. */
const isOath = ({ prefixes, ending }: NounReading, { isFirst, case: own }: NounContext): boolean =>
  isFirst &&
  prefixes.length === 1 &&
  prefixes[0]?.sounds === 'wa' &&
  own === 'genitive' &&
  (ending.cases.length === 1 || ending.gender === 'feminine');

function stateOf(
  { article, suffix, entries }: NounReading,
  partOfSpeech: PartOfSpeech,
  isIndefinite: boolean,
): GrammarFeatureValues['state'] | undefined {
  if (article !== '' || suffix) return 'definite';
  // "An Arabic Qur'an": a name that has the article can be without it. "Nuh" is definite with its tanwin.
  const isWithoutArticle = isIndefinite && entries[0]?.lemma === 'قُرْآن';
  if (partOfSpeech === 'properNoun' && !isWithoutArticle) return 'definite';
  return isIndefinite ? 'indefinite' : undefined;
}

const FINAL = { sound: '', iy: 'K', ay: 'A' } as const;

function lemmaOf(
  { base, endings, ending, entries, derived }: NounReading,
  root: string | null,
  isAdjective: boolean,
): Pick<WordGrammar, 'lemma' | 'gender' | 'number'> {
  const [entry] = entries;
  if (entry) {
    return {
      lemma: entry.lemma,
      ...((ending.gender ?? entry.gender) && { gender: ending.gender ?? entry.gender }),
      number: entry.plural || entry.collective ? 'plural' : (ending.number ?? 'singular'),
    };
  }
  if (root && derived.length === 0 && pluralShape(base)) {
    return { number: 'plural' };
  }
  const gender = ending.gender ?? (feminineShape(base, endings) ? 'feminine' : 'masculine');
  // The dictionary form of a participle or an adjective is masculine.
  const isParticiple = derived.some(({ derivation }) => derivation !== 'verbalNoun');
  const isMasculine = isParticiple || isAdjective;
  if (isParticiple && base.endsWith('iyap') && derived.every((one) => one.endings === 'iy'))
    return { lemma: spell(`${base.slice(0, -4)}K`), gender, number: ending.number ?? 'singular' };
  const citation = isMasculine ? base.replace(/ap$/, '') : base;
  return {
    lemma: spell(
      citation + FINAL[endings],
      endings === 'ay' && !(root?.endsWith('و') && !citation.startsWith('mu')),
    ),
    gender,
    number: ending.number ?? 'singular',
  };
}
