/** Groups the words of a root by what their glosses mean. */
import { englishCore, englishMeaningKey } from '../../../text/englishMeaning';
import { turkishCore, turkishMeanings } from '../../../text/turkishMeaning';
import { glossesOf, glossKey, type GlossCount, type Reading } from './rootRules';

/** Words of a root whose glosses mean the same. */
export interface RootMeaning {
  text: string;
  count: number;
  /** Most frequent first. */
  glosses: GlossCount[];
  /** Integer keys of its words in mushaf order. */
  ids: number[];
}

/** Words with the same spelling and glosses, with their integer keys. */
export interface MeantReading extends Reading {
  ids: number[];
}

type Language = 'turkish' | 'english';

/** The meanings of words, most frequent first and otherwise in the order of the words; words without a gloss are omitted. */
export function meaningsOf(readings: readonly MeantReading[], language: Language): RootMeaning[] {
  const glossed = readings.filter((reading) => reading[`${language}Translation`]);
  const coreOf = language === 'turkish' ? turkishCore : englishCore;
  const cores = glossed.map((reading) => coreOf(reading[`${language}Translation`] ?? ''));
  const bases = language === 'turkish' ? turkishMeanings(cores) : new Map<string, string>();
  const groups = new Map<string, { cores: GlossCount[]; readings: MeantReading[] }>();
  glossed.forEach((reading, index) => {
    const core = cores[index] ?? '';
    const key = bases.get(core) ?? englishMeaningKey(core);
    const group = groups.get(key) ?? { cores: [], readings: [] };
    groups.set(key, group);
    group.cores.push({ text: core, count: reading.count });
    group.readings.push(reading);
  });
  return [...groups]
    .map(([key, group]) => ({
      text: nameOf(key, group.cores, language),
      count: group.readings.reduce((sum, { count }) => sum + count, 0),
      glosses: glossesOf(group.readings, language),
      ids: group.readings.flatMap(({ ids }) => ids).sort((one, other) => one - other),
    }))
    .sort((one, other) => other.count - one.count);
}

/** The meaning with a name, or with a gloss if none has the name; null if there is none. */
export function meaningNamed(
  meanings: readonly RootMeaning[],
  text: string,
  language: Language,
): RootMeaning | null {
  const key = glossKey(text, language);
  const isKey = (one: { text: string }) => glossKey(one.text, language) === key;
  return meanings.find(isKey) ?? meanings.find(({ glosses }) => glosses.some(isKey)) ?? null;
}

/** At least this part of the words has the lower case if the name is no proper name. */
const LEAST_LOWER = 0.1;

/** The core that is the base of the others, or the most frequent one; with a small letter if it is written so. */
function nameOf(key: string, cores: readonly GlossCount[], language: Language): string {
  const counts = new Map<string, number>();
  const lowerOf = (text: string) =>
    language === 'turkish' ? text.toLocaleLowerCase('tr') : text.toLowerCase();
  for (const { text, count } of cores) counts.set(text, (counts.get(text) ?? 0) + count);
  const totals = new Map<string, number>();
  for (const [text, count] of counts) {
    totals.set(lowerOf(text), (totals.get(lowerOf(text)) ?? 0) + count);
  }
  const [most = ''] = [...totals].sort(([, one], [, other]) => other - one)[0] ?? [];
  const chosen = totals.has(key) ? key : most;
  const spellings = [...counts].filter(([text]) => lowerOf(text) === chosen);
  const small = counts.get(chosen) ?? 0;
  if (small >= LEAST_LOWER * (totals.get(chosen) ?? 0)) return small > 0 ? chosen : most;
  return spellings.sort(([, one], [, other]) => other - one)[0]?.[0] ?? chosen;
}
