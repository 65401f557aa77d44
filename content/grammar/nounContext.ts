/** What the neighbors of a noun decide: its case where the ending does not show it, and adjective or noun. */
import type { PartOfSpeech } from '../../text/grammar';
import type { NounContext } from './nounGrammar';
import type { Case } from './nounEndings';
import { adjectiveShape } from './nounShapes';
import type { NounReading } from './nouns';
import type { Reading } from './readings';
import { listedLemma, type Chosen } from './verse';

/** Nouns that in the accusative are adverbs of place or of time. */
const PLACES = new Set(['عِنْد', 'بَيْن', 'فَوْق', 'تَحْت', 'خَلْف', 'وَرَاء', 'حَوْل', 'مَع', 'لَدَى', 'حَيْث', 'أَمَام', 'خِلَال', 'تِلْقَاء']);
const TIMES = new Set(['بَعْد', 'قَبْل', 'أَبَد', 'يَوْم', 'حِين', 'لَيْل', 'نَهَار', 'غَد', 'بُكْرَة', 'عَشِيّ', 'آن']);

export function nounContext(verse: readonly Chosen[], index: number, reading: NounReading): NounContext {
  const found = caseOf(verse, index, reading);
  return { partOfSpeech: partOfSpeechOf(verse, index, reading, found), case: found };
}

function partOfSpeechOf(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
  ownCase: Case | undefined,
): PartOfSpeech {
  const [entry] = reading.entries;
  if (entry?.name) return 'properNoun';
  if (entry && (entry.lemma === 'بَعْد' || entry.lemma === 'قَبْل') && ownCase === 'nominative') return 'timeAdverb';
  if (entry && ownCase === 'accusative' && !entry.plural && reading.prefixes.every(({ partOfSpeech }) => partOfSpeech !== 'preposition')) {
    if (PLACES.has(entry.lemma)) return 'placeAdverb';
    if (TIMES.has(entry.lemma)) return 'timeAdverb';
  }
  return isAdjective(verse, index, reading, ownCase) ? 'adjective' : 'noun';
}

function isAdjective(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
  ownCase: Case | undefined,
): boolean {
  if (reading.prefixes.length > 0 || reading.suffix || !ownCase) return false;
  const previous = verse[index - 1];
  if (!previous || !agrees(previous, reading)) return false;
  if (previous.grammar.case !== ownCase) return false;
  return canBeAdjective(reading);
}

/** Participles, the patterns of adjectives, and what is listed. */
function canBeAdjective({ derived, base, endings, entries }: NounReading): boolean {
  if (derived.some(({ derivation }) => derivation !== 'verbalNoun')) return true;
  if (entries.some(({ adjective }) => adjective)) return true;
  return adjectiveShape(endings === 'ay' ? `${base}aC` : base);
}

/** True if the word before is a noun with the same state. */
function agrees(previous: Chosen, reading: NounReading): boolean {
  const before = previous.readings[0];
  if (before?.kind !== 'noun') return false;
  if (reading.article !== '') {
    return before.article !== '' || before.suffix !== undefined || before.entries[0]?.name === true;
  }
  if (before.article !== '' || before.suffix || before.entries[0]?.name) return false;
  return before.ending.indefinite === true || (reading.ending.indefinite === true && before.entries[0]?.plural === true);
}

function caseOf(verse: readonly Chosen[], index: number, reading: NounReading): Case | undefined {
  const { cases } = reading.ending;
  const last = reading.prefixes.at(-1);
  const isPlain = cases.length === 1;
  if (isPlain) return cases[0];
  if (last?.partOfSpeech === 'preposition') return 'genitive';
  if (last?.partOfSpeech === 'vocative') return cases.includes('nominative') && reading.entries[0]?.name ? 'nominative' : 'accusative';
  const governed = governedCase(verse, index, reading);
  if (governed && cases.includes(governed)) return governed;
  if (cases.includes('nominative')) return cases.length === 2 ? 'nominative' : undefined;
  return 'accusative';
}

function governedCase(verse: readonly Chosen[], index: number, reading: NounReading): Case | undefined {
  const joins = reading.prefixes.at(-1)?.partOfSpeech === 'conjunction';
  const previous = verse[index - 1];
  const before = previous?.readings[0];
  if (joins || listedLemma(before) === 'أَو') return caseBefore(verse, index, reading);
  if (!before) return undefined;
  if (governsGenitive(before)) return 'genitive';
  if (before.kind === 'listed') {
    const lemma = before.word.lemma;
    if (!before.suffix && (lemma === 'إِنّ' || lemma === 'أَنّ' || lemma === 'لَعَلّ')) return 'accusative';
    return undefined;
  }
  if (before.kind === 'noun') return agrees(previous, reading) ? previous.grammar.case : undefined;
  if (reading.ending.cases.includes('nominative') && reading.entries[0]?.name) {
    const person = before.person;
    return person === '3ms' || person === '3fs' ? 'nominative' : 'accusative';
  }
  return undefined;
}

/** A preposition, or a noun without article, nunation and pronoun. */
export function governsGenitive(before: Reading): boolean {
  if (before.kind === 'listed') {
    if (before.suffix) return false;
    const part = before.word.parts.at(-1);
    return part?.partsOfSpeech[0] === 'preposition' && before.word.lemma !== 'رُبّ';
  }
  if (before.kind !== 'noun' || before.article !== '' || before.suffix) return false;
  if (before.entries[0]?.name) return false;
  const { ending } = before;
  if (ending.indefinite) return false;
  return ending.construct === true || ending.number === undefined || (ending.number === 'plural' && ending.gender === 'feminine');
}

/** The case of the nearest noun before, to which the word is joined. */
function caseBefore(verse: readonly Chosen[], index: number, reading: NounReading): Case | undefined {
  for (let place = index - 1; place >= Math.max(0, index - 5); place--) {
    const { readings, grammar } = verse[place] ?? {};
    const before = readings?.[0];
    if (before?.kind === 'verb') return undefined;
    if (before?.kind !== 'noun') continue;
    const sameState = (before.article !== '') === (reading.article !== '');
    if (grammar?.case && sameState) return grammar.case;
  }
  return undefined;
}
