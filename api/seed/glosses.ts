/** The glosses of words, of which one may cover several words, and where they come from. */
import { FROM_LEXICON, FROM_PACKAGE, FROM_RULE } from '../database/provenance';
import type { GlossedWord } from '../../content/lexicon/joins';
import type { SeedContent } from './content';

/**
 * The columns of the glosses of a verse.
 * @param words all words of the verse with the glosses of the lexicon and of the English package
 * @param content undefined for words without the content of this project
 */
export function glossRows(
  words: readonly GlossedWord[],
  content: Pick<SeedContent, 'joinedGlosses'> | undefined,
) {
  const joined = content?.joinedGlosses(words) ?? words.map(ofPackage);
  return joined.map((row, index) => ({
    ...row,
    turkishSource: sourceOf(row.turkishTranslation, words[index]?.turkishGloss, FROM_LEXICON),
    englishSource: sourceOf(row.englishTranslation, words[index]?.englishGloss, FROM_PACKAGE),
  }));
}

const ofPackage = ({ englishGloss }: GlossedWord) => ({
  turkishTranslation: null,
  turkishGlossOf: null,
  englishTranslation: englishGloss,
  englishGlossOf: null,
});

/** @param source of the original gloss; another one is derived from it by a rule */
function sourceOf(gloss: string | null, original: string | undefined, source: string) {
  if (gloss === null) return null;
  return gloss === original ? source : FROM_RULE;
}
