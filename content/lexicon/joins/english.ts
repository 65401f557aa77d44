/**
 * The English glosses. The package of the words repeats a gloss of two words under each of them;
 * here it is one gloss of both. `english.tsv` has the words whose gloss in the package is wrong,
 * and the gloss that replaces it: this changes the text of the package.
 */
import { bareForm } from '../../../text/bareForm';
import { withEnglishNames } from '../englishNames';
import { rows } from './tables';
import type { Group } from './turkish';

interface EnglishWord {
  key: string;
  arabicText: string;
  englishGloss: string;
}

const readCorrections = () =>
  new Map(rows('english.tsv', 2).map(([key = '', gloss = '']) => [key, gloss]));

let corrections: ReturnType<typeof readCorrections> | undefined;

/**
 * Neighbouring words with the same gloss, of which the first is the head. Equal glosses of equal
 * words are no group: أَحْسَنتُمْ أَحْسَنتُمْ is "you do good, you do good".
 */
export function englishGroups(words: readonly EnglishWord[]): Group[] {
  const groups: Group[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const gloss = englishGloss(word);
    if (!before || englishGloss(before) !== gloss) return;
    if (bareForm(before.arabicText) === bareForm(word.arabicText)) return;
    const open = groups.at(-1);
    if (open?.last === index - 1) open.last = index;
    else groups.push({ first: index - 1, last: index, head: index - 1, gloss });
  });
  return groups;
}

/** The gloss of a word, with its names in the spelling of this site. */
export const englishGloss = ({ key, englishGloss: gloss }: EnglishWord): string =>
  withEnglishNames(correctionOf(key) ?? gloss);

/** The gloss that replaces the one of the package, or undefined. */
export const correctionOf = (key: string) => (corrections ??= readCorrections()).get(key);
