/** Where the verses of a search are. */
import type { PostCountRow, SurahCountRow } from '../../../read/rows';
import type { VerseIndex } from '../index/verseIndex';
import type { SearchNames } from '../../../read/searchNames';
import type { Findings } from '../words/ranking';
import { withCounts, type PostVerses } from '../../../read/verseSets';

/**
 * In mushaf order.
 * @param chosen surah that is included in any case
 */
export function surahCounts(
  findings: readonly Findings[],
  index: VerseIndex,
  { surahs }: SearchNames,
  chosen?: number | null,
): SurahCountRow[] {
  const counts = new Map<number, number>();
  for (const { verses } of findings) {
    for (const verse of verses) {
      const surah = index.surahOf(verse);
      counts.set(surah, (counts.get(surah) ?? 0) + 1);
    }
  }
  return [...surahs.values()].flatMap((surah) => {
    const count = counts.get(surah.id) ?? 0;
    return count > 0 || surah.id === chosen ? { surah, count } : [];
  });
}

/**
 * In the order of the site.
 * @param chosen post that is included in any case
 */
export function postCounts(
  findings: readonly Findings[],
  posts: PostVerses,
  chosen?: number | null,
): PostCountRow[] {
  const found = versesOf(findings);
  return withCounts(posts.values(), found, ({ post }) => post.id === chosen);
}

/** Integer keys of all verses that were found. */
export const versesOf = (findings: readonly Findings[]): ReadonlySet<number> =>
  new Set(findings.flatMap(({ verses }) => verses));
