/** The glosses of words, of which one may cover several words, and where they come from. */
import { FROM_LEXICON, FROM_PACKAGE, FROM_RULE } from '../database/provenance';
import type { GlossedWord, JoinedGloss } from '../../content/lexicon/joins';
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
  return joined.map(({ isTurkishWritten, isEnglishWritten, ...row }, index) => {
    const { turkishGloss, englishGloss } = words[index] ?? {};
    return {
      ...row,
      turkishSource: isTurkishWritten
        ? FROM_LEXICON
        : sourceOf(row.turkishTranslation, turkishGloss, FROM_LEXICON),
      englishSource:
        isEnglishWritten && row.englishTranslation !== null
          ? FROM_LEXICON
          : sourceOf(row.englishTranslation, englishGloss, FROM_PACKAGE),
    };
  });
}

const ofPackage = ({ englishGloss }: GlossedWord): JoinedGloss => ({
  turkishTranslation: null,
  turkishGlossOf: null,
  englishTranslation: englishGloss,
  englishGlossOf: null,
  isTurkishWritten: false,
  isEnglishWritten: false,
});

/** @param source of the original gloss; another one that no table has is derived from it by a rule */
function sourceOf(gloss: string | null, original: string | undefined, source: string) {
  if (gloss === null) return null;
  return gloss === original ? source : FROM_RULE;
}
