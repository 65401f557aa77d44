/** The readings of a word as a noun. */
import { possessivePronouns, splitsOf, type Prefix, type PronounSuffix } from './affixes';
import { knownAs, type Known } from './nounBases';
import { nounEndings, type NounClass, type NounEnding } from './nounEndings';

export interface NounReading extends Known {
  kind: 'noun';
  prefixes: readonly Prefix[];
  /** The sounds of the article; empty without one. */
  article: string;
  endings: NounClass;
  ending: NounEnding;
  suffix?: PronounSuffix;
  /** Number of sounds of the noun with its ending, without article and pronoun. */
  length: number;
}

export function nounReadings(sounds: string, root: string | null): NounReading[] {
  const readings = splitsOf(sounds, 'noun').flatMap(({ prefixes, rest }) => {
    const plain = withoutArticle(rest, '', prefixes, root);
    const last = prefixes.at(-1)?.sounds;
    if (rest.startsWith('{l')) plain.push(...withoutArticle(rest.slice(2), '{l', prefixes, root));
    if ((last === 'li' || last === 'la') && rest.startsWith('l')) {
      plain.push(...withoutArticle(rest.slice(1), 'l', prefixes, root));
    }
    return plain;
  });
  const best = Math.max(...readings.map(({ score }) => score));
  // The base without particles is the shortest; an article is never a part of it.
  return readings
    .filter(({ score }) => score === best)
    .sort((one, other) => costOf(one) - costOf(other));
}

/** Known bases are preferred whole; of unknown ones the shortest, which has no particles. */
const costOf = ({ score, prefixes, article, base, suffix, ending }: NounReading): number =>
  (score >= 3
    ? 20 * (prefixes.length - (article === '' ? 0 : 2))
    : base.length + (suffix ? 0.5 : 0)) +
  (prefixes.some(({ partOfSpeech }) => partOfSpeech === 'interrogative') ? 30 : 0) +
  // "dhikrā" is no dual.
  (ending.construct && ending.number === 'dual' ? 0.2 : 0);

function withoutArticle(
  rest: string,
  article: string,
  prefixes: readonly Prefix[],
  root: string | null,
): NounReading[] {
  const readings: NounReading[] = [];
  for (const suffix of article === '' ? [undefined, ...possessivePronouns] : [undefined]) {
    const end = suffix?.sounds ?? '';
    if (!rest.endsWith(end)) continue;
    const noun = rest.slice(0, rest.length - end.length);
    const isMine = suffix?.person === 'first' && suffix.number === 'singular';
    for (const { base, endings, ending } of endingsIn(noun, isMine, suffix !== undefined)) {
      const known = knownAs(base, endings, ending, root, suffix !== undefined);
      if (!known) continue;
      if (ending.indefinite && (suffix || article !== '')) continue;
      if (ending.construct && article !== '' && ending.number !== 'plural') continue;
      readings.push({
        kind: 'noun',
        prefixes,
        article,
        endings,
        ending,
        ...(suffix && { suffix }),
        length: noun.length,
        ...known,
        ...(known.entries[0]?.longCases &&
          ending.construct &&
          !known.base.endsWith('w') && { ending: longCase(noun) }),
      });
    }
  }
  return readings;
}

/** "abū, abā, abī". */
function longCase(noun: string): NounEnding {
  return {
    cases: [noun.endsWith('U') ? 'nominative' : noun.endsWith('A') ? 'accusative' : 'genitive'],
  };
}

interface Ended {
  base: string;
  endings: NounClass;
  ending: NounEnding;
}

const MAX_ENDING = 6;
const CLASSES: readonly NounClass[] = ['sound', 'iy', 'ay'];

/** All ways to take a case ending off. Before "my" the ending is not heard. */
function endingsIn(noun: string, isMine: boolean, hasSuffix: boolean): Ended[] {
  const found: Ended[] = [];
  const longest = Math.min(MAX_ENDING, noun.length - 2);
  for (let length = 1; length <= longest; length++) {
    const sounds = noun.slice(noun.length - length);
    for (const endings of CLASSES) {
      const ending = nounEndings[endings][sounds];
      if (!ending || (hasSuffix && (ending.indefinite ?? ending.shortened))) continue;
      found.push({ base: noun.slice(0, noun.length - length), endings, ending });
    }
  }
  if (isMine) {
    const cases: NounEnding['cases'] = ['nominative', 'accusative', 'genitive'];
    found.push({ base: noun, endings: 'sound', ending: { cases } });
    if (noun.endsWith('At')) {
      const ending: NounEnding = { cases, number: 'plural', gender: 'feminine' };
      found.push({ base: noun.slice(0, -2), endings: 'sound', ending });
    }
  }
  return found;
}
