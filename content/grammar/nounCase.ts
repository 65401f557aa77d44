/** The case of a noun, by its ending and, where that does not show it, by the words before it. */
import { agrees, canBeAdjective } from './agreement';
import type { Case } from './nounEndings';
import { pluralShape } from './nounShapes';
import type { NounReading } from './nouns';
import type { Reading } from './readings';
import { listedLemma, type Chosen } from './verse';

export function caseOf(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
): Case | undefined {
  const { cases } = reading.ending;
  const last = reading.prefixes.at(-1);
  const [only, ...others] = cases;
  if (only && others.length === 0) return visibleCase(verse, index, reading, only);
  if (cases.length === 2 && reading.ending.number === undefined && !isDiptote(reading)) {
    if (!cases.includes('nominative')) return 'accusative';
  }
  if (last?.partOfSpeech === 'preposition') return 'genitive';
  if (last?.partOfSpeech === 'vocative')
    return reading.entries[0]?.name && cases.includes('nominative') ? 'nominative' : 'accusative';
  if (index === 0 && last?.partOfSpeech === 'conjunction' && reading.ending.gender === 'feminine')
    return 'genitive';
  const governed = governedCase(verse, index, reading);
  if (governed && cases.includes(governed)) return governed;
  if (cases.includes('nominative'))
    return cases.length === 2 && !reading.suffix ? 'nominative' : undefined;
  return 'accusative';
}

/** Where the ending shows one case; but the plural -āt has the same ending in two. */
function visibleCase(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
  shown: Case,
): Case | undefined {
  const { base, entries, ending, prefixes } = reading;
  const before = verse[index - 1]?.readings[0];
  const lemma = entries[0]?.lemma;
  // "min qablu" is indeclinable in the place of the genitive.
  if (
    (lemma === 'قَبْل' || lemma === 'بَعْد') &&
    shown === 'nominative' &&
    before &&
    governsGenitive(before)
  )
    return 'genitive';
  if (shown !== 'genitive' || prefixes.at(-1)?.partOfSpeech === 'preposition') return shown;
  if (base.endsWith('At') && entries[0]?.plural)
    return governedCase(verse, index, reading) === 'genitive' ? 'genitive' : 'accusative';
  // The pronoun of "rabbi" and "yā qawmi" is not written.
  const isCalled =
    prefixes.at(-1)?.partOfSpeech === 'vocative' ||
    (lemma === 'رَبّ' && !reading.suffix && reading.article === '');
  if (
    isCalled &&
    !ending.indefinite &&
    !(before && governsGenitive(before)) &&
    !isGenitive(verse[index + 1])
  )
    return 'accusative';
  return shown;
}

const isGenitive = (next: Chosen | undefined): boolean => {
  const reading = next?.readings[0];
  return (
    reading?.kind === 'noun' &&
    reading.prefixes.length === 0 &&
    reading.ending.cases.includes('genitive')
  );
};

/** Nouns with the ending -a in the genitive too: many names, elatives, and patterns of plurals. */
function isDiptote({ base, entries, article, suffix, endings }: NounReading): boolean {
  if (article !== '' || suffix) return false;
  if (endings !== 'sound' || (entries[0]?.name && entries[0].lemma !== 'ٱللَّه')) return true;
  return (
    /^'a[^aiuAIU]{2}a[^aiuAIU]$/.test(base) ||
    pluralShape(base) ||
    /^.{4,}A'$/.test(base) ||
    base === "'uxar" ||
    base === 'saqar'
  );
}

function governedCase(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
): Case | undefined {
  const joins = reading.prefixes.at(-1)?.partOfSpeech === 'conjunction';
  const previous = verse[index - 1];
  const before = previous?.readings[0];
  const isNorAfter = listedLemma(before) === 'لَا' && before?.prefixes.at(-1)?.sounds === 'wa';
  if (joins || isNorAfter || listedLemma(before) === 'أَو') return caseBefore(verse, index, reading);
  if (!before) return undefined;
  if (governsGenitive(before)) return 'genitive';
  if (before.kind === 'listed') {
    const lemma = before.word.lemma;
    if (!before.suffix && (lemma === 'إِنّ' || lemma === 'أَنّ' || lemma === 'لَعَلّ'))
      return 'accusative';
    return undefined;
  }
  if (before.kind === 'noun')
    return agrees(previous, reading) && canBeAdjective(reading) ? previous.grammar.case : undefined;
  if (reading.ending.cases.includes('nominative') && reading.entries[0]?.name) {
    const person = before.person;
    return person === '3ms' || person === '3fs' ? 'nominative' : 'accusative';
  }
  return undefined;
}

/** Listed nouns that a genitive follows. */
const GOVERNING = new Set(['مَع', 'لَدَى', 'لَدُن', 'ذُو', 'أُولُو', 'أَيّ']);

/** A preposition, or a noun without article, nunation and pronoun. */
export function governsGenitive(before: Reading): boolean {
  if (before.kind === 'listed') {
    if (before.suffix) return false;
    const [sense] = before.word.parts.at(-1)?.partsOfSpeech ?? [];
    return sense === 'preposition' || GOVERNING.has(before.word.lemma);
  }
  if (before.kind !== 'noun' || before.article !== '' || before.suffix) return false;
  if (before.entries[0]?.name) return false;
  const { ending } = before;
  // "qablu" and "baʿdu" govern nothing.
  const isCut = ['قَبْل', 'بَعْد'].includes(before.entries[0]?.lemma ?? '');
  if (ending.indefinite || (isCut && ending.cases.join() === 'nominative')) return false;
  return (
    ending.construct === true ||
    ending.number === undefined ||
    (ending.number === 'plural' && ending.gender === 'feminine')
  );
}

const isDefinite = ({ article, suffix }: NounReading) => article !== '' || suffix !== undefined;

/** The case of the nearest noun before, to which the word is joined. */
function caseBefore(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
): Case | undefined {
  for (let place = index - 1; place >= Math.max(0, index - 5); place--) {
    const { readings, grammar } = verse[place] ?? {};
    const before = readings?.[0];
    if (before?.kind === 'verb') return undefined;
    if (before?.kind !== 'noun') continue;
    const sameState = isDefinite(before) === isDefinite(reading);
    if (grammar?.case && sameState) return grammar.case;
  }
  return undefined;
}
