import { LANGUAGES, type Language } from '../language';
import type { ElementChoice } from '../termElement/elementChoices';
import { additionTo, withAddition } from '../word/elementText';
import type { PlaceWord } from './readWords';

/** The glosses of a word after a change; a language that is missing keeps its gloss. */
export type NewGlosses = Partial<Record<Language, string>>;

type ElementTexts = Pick<
  ElementChoice,
  'turkishTranslation' | 'englishTranslation' | 'turkishTag' | 'englishTag'
>;

/** The glosses of a word with the texts that tagging it with an element adds. */
export function taggedGlosses(word: PlaceWord, element: ElementTexts): NewGlosses {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const gloss = word[`${language}Translation`] ?? '';
      const text = {
        translation: element[`${language}Translation`],
        tag: element[`${language}Tag`],
      };
      return [language, withAddition(gloss, additionTo(gloss, text, language))];
    }),
  );
}

/** Whether a change of glosses changes the word. */
export const changesWord = (word: PlaceWord, glosses: NewGlosses) =>
  LANGUAGES.some(
    (language) =>
      glosses[language] !== undefined &&
      glosses[language] !== (word[`${language}Translation`] ?? ''),
  );

/** Words by a name that they have in common, the most frequent name first. */
export function groupsOf(
  words: readonly PlaceWord[],
  nameOf: (word: PlaceWord) => string,
): { name: string; words: PlaceWord[] }[] {
  const groups = new Map<string, PlaceWord[]>();
  for (const word of words) {
    const name = nameOf(word);
    const group = groups.get(name);
    if (group) group.push(word);
    else groups.set(name, [word]);
  }
  return [...groups]
    .map(([name, group]) => ({ name, words: group }))
    .sort((one, other) => other.words.length - one.words.length);
}
