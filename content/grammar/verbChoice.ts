/** The readings of a verb that are the most likely; those that cost the same all remain. */
import type { VerbWordReading } from './readings';

export interface VerbDemands {
  /** A particle before the verb demands the imperfect. */
  imperfect: boolean;
  /** After "an" a verb is subjunctive or an imperative, rarely perfect. */
  subjunctive: boolean;
}

/** Verbs of form V whose plural "-ū" is an imperative in the text, and not the perfect. */
const IMPERATIVES_OF_V = new Set(['ربص', 'متع', 'مني', 'يمم', 'بين', 'زود']);

/** Verbs whose passive "yufʿal" is of form IV, and not of form I. */
const PASSIVES_OF_IV = new Set([
  'وحي',
  'خرج',
  'أتي',
  'شرك',
  'هلك',
  'لقي',
  'وصي',
  'طعم',
  'نظر',
  'رسل',
  'كره',
  'غرق',
  'نزل',
  'غوث',
  'حوط',
  'نذر',
  'عطو',
  'بسل',
  'خلف',
  'جور',
  'وقد',
  'ملو',
  'أذي',
  'نقذ',
  'رود',
  'دخل',
  'مني',
]);

function costOf(reading: VerbWordReading, root: string, demands: VerbDemands): number {
  const { stem, prefixes, suffixes, person } = reading;
  const { aspect, voice, form, onlyPerson } = stem;
  const last = prefixes.at(-1)?.partOfSpeech;
  const needsImperfect =
    demands.imperfect || last === 'purpose' || last === 'command' || last === 'future';
  let cost = 8 * prefixes.filter(({ partOfSpeech }) => partOfSpeech === 'interrogative').length;
  cost += suffixes.length;
  // Subject and object are not the same person.
  if (suffixes[0]?.person === 'second' && person.startsWith('2')) cost += 20;
  if (suffixes[0]?.person === 'first' && person.startsWith('1')) cost += 20;
  if (aspect !== 'imperfect' && needsImperfect) cost += 20;
  if (aspect === 'perfect' && demands.subjunctive) cost += 1;
  if (aspect === 'imperative') {
    cost +=
      last === 'emphasis'
        ? 20
        : person === '2fs' || (person === '2ms' && stem.endings === 'doubled')
          ? 5
          : 1.5;
    if (form === 'V' && IMPERATIVES_OF_V.has(root)) cost -= 3;
  }
  if (aspect === 'imperfect') cost += person === '1s' ? 3.5 : person === '2fs' ? 3 : 2;
  if (voice === 'passive') cost += passiveCost(reading);
  if (voice === 'passive' && form === 'IV' && PASSIVES_OF_IV.has(root)) cost -= 1;
  if (onlyPerson) cost += 4;
  if (form !== 'I') cost += 0.5;
  // "āmana" is of form IV, though form III would be the same; "ākhadha" is of form III.
  if (form === (root === 'أخذ' ? 'IV' : 'III') && root.startsWith('أ')) cost += 0.25;
  // "arā" is "I see" unless a conjunction precedes.
  if (root === 'رأي' && form === 'IV' && aspect === 'perfect') cost += 6;
  return cost;
}

/** "ruddū" is "they were returned", but "faruddūhu" and "sīrū" are orders. */
function passiveCost({ stem, prefixes, suffixes, person }: VerbWordReading): number {
  if (stem.aspect === 'imperfect') return 2;
  if (stem.endings === 'vowel' && stem.form === 'I' && person === '3mp') return 3;
  return prefixes.length === 0 && suffixes.length === 0 ? 1.4 : 2;
}

/** @param root of the verb */
export function likeliestVerbs(
  readings: readonly VerbWordReading[],
  root: string,
  demands: VerbDemands,
): readonly VerbWordReading[] {
  const costs = readings.map((reading) => costOf(reading, root, demands));
  const least = Math.min(...costs);
  return readings.filter((_, index) => costs[index] === least);
}
