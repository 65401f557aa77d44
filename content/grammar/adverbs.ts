/** Nouns that in the accusative say where or when: "bayna", "yawma". */
import type { PartOfSpeech } from '../../text/grammar';
import type { NounReading } from './nouns';
import { listedLemma, type Chosen } from './verse';

const PLACES = new Set([
  'عِنْد',
  'بَيْن',
  'فَوْق',
  'تَحْت',
  'خَلْف',
  'وَرَاء',
  'حَوْل',
  'مَع',
  'لَدَى',
  'حَيْث',
  'أَمَام',
  'خِلَال',
  'تِلْقَاء',
  'شَطْر',
  'دُون',
]);
const TIMES = new Set([
  'بَعْد',
  'قَبْل',
  'أَبَد',
  'يَوْم',
  'حِين',
  'لَيْل',
  'نَهَار',
  'غَد',
  'بُكْرَة',
  'أَصِيل',
  'عَشِيّ',
  'آن',
]);

/** Mostly things spoken of when they are definite: "He makes the night enter the day". */
const PARTS_OF_DAY = new Set(['لَيْل', 'نَهَار']);

/** Verbs whose object is a day: "beware of a day", "they forgot the Day of Reckoning". */
const DAY_IS_OBJECT = new Set(['ٱتَّقَىٰ', 'خَافَ', 'خَشِيَ', 'أَنْذَرَ', 'نَسِيَ', 'لَاقَىٰ', 'ٱرْتَقَبَ', 'وَذَرَ']);

const HOPE = 'رَجَا';

/** @param reading of a noun in the accusative */
export function adverbOf(
  verse: readonly Chosen[],
  index: number,
  reading: NounReading,
): PartOfSpeech | undefined {
  const [entry] = reading.entries;
  if (!entry || entry.plural) return undefined;
  if (reading.prefixes.some(({ partOfSpeech }) => partOfSpeech === 'preposition')) return undefined;
  if (PLACES.has(entry.lemma)) return 'placeAdverb';
  if (!TIMES.has(entry.lemma)) return undefined;
  const isDefinite = reading.article !== '' || reading.suffix !== undefined;
  if (PARTS_OF_DAY.has(entry.lemma) && isDefinite) return undefined;
  return entry.lemma === 'يَوْم' && isThing(verse, index, reading) ? undefined : 'timeAdverb';
}

/** True for the day as the object of a verb, or as the subject of "inna". */
function isThing(verse: readonly Chosen[], index: number, reading: NounReading): boolean {
  const before = verse.slice(Math.max(0, index - 2), index);
  const lemmas = before.map(({ grammar }) => grammar.lemma ?? '');
  // With the article it is today, but for "and hope for the Last Day".
  if (reading.article !== '') return lemmas.includes(HOPE);
  if (lemmas.some((lemma) => DAY_IS_OBJECT.has(lemma))) return true;
  return listedLemma(before.at(-1)?.readings[0]) === 'إِنّ';
}
