import type { CreatePostInput } from '../__generated__/useCreatePostMutation.graphql';
import { SECTIONS } from './postAddress';
import type { PostValues } from './readPost';

/** Converts form values that postProblems accepts into the API's input. */
export function inputOf({ section, number, ...values }: PostValues): CreatePostInput {
  return {
    ...values,
    section: section || SECTIONS.other,
    number: number ?? 0,
    turkishSynonyms: synonymsIn(values.turkishSynonyms),
    englishSynonyms: synonymsIn(values.englishSynonyms),
    rootLetters: rootsIn(values.rootLetters),
  };
}

/** The filled lines. */
export const synonymsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Roots with commas or spaces between them; the letters of a root may have spaces between them too. */
export const rootsIn = (text: string) =>
  text.split(/[,،;؛\n]/).flatMap((part) => {
    const words = part.split(/\s+/).filter(Boolean);
    const areLetters = words.length > 1 && words.every(({ length }) => length === 1);
    return areLetters ? [words.join('')] : words;
  });
