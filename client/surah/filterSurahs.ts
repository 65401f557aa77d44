import { foldName } from '../i18n/foldName';
import { withoutArticle } from '../i18n/withoutArticle';

interface SurahNames {
  readonly number: number;
  readonly turkishNameTranscription: string;
  readonly englishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly englishNameTranslation: string;
  readonly turkishOtherNames: readonly string[];
  readonly englishOtherNames: readonly string[];
}

/**
 * Finds surahs by number, name, other name or meaning in either language. The best matches come first, equal
 * ones in mushaf order; an empty text returns all.
 */
export function filterSurahs<Surah extends SurahNames>(
  surahs: readonly Surah[],
  text: string,
): Surah[] {
  const wanted = foldName(text);
  return surahs
    .map((surah) => ({ surah, rank: rankOf(surah, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ surah }) => surah);
}

function rankOf(surah: SurahNames, wanted: string): number {
  const number = String(surah.number);
  const { englishNameTranscription } = surah;
  const bare = withoutArticle(englishNameTranscription);
  const names = [number, surah.turkishNameTranscription, bare].map(foldName);
  const withArticle = foldName(englishNameTranscription);
  const meanings = [surah.turkishNameTranslation, surah.englishNameTranslation].map(foldName);
  const others = [...surah.turkishOtherNames, ...surah.englishOtherNames]
    .flatMap((name) => [name, withoutArticle(name)])
    .map(foldName);
  if (names.includes(wanted) || withArticle === wanted) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if ([withArticle, ...others].some((name) => name.startsWith(wanted))) return 2;
  if (names.slice(1).some((name) => name.includes(wanted))) return 3;
  return meanings.some((meaning) => meaning.includes(wanted)) ? 4 : Infinity;
}
