/** Restricts a search to a part of the Qur'an. */
import type { Context } from '../../../context';
import { badInput } from '../../../errors';
import { VERSE_COUNTS } from '../../../../text/verseCounts';
import { JUZ_COUNT } from '../../../../text/quranCounts';
import { verseIdOf } from '../../../../text/verseReference';
import type { SearchNames } from '../names/names';
import { versesOf } from '../names/referredVerses';

export type RevelationPlace = 'mecca' | 'medina';

export interface SearchFilter {
  /** 1 to 114. */
  surah?: number | null | undefined;
  place?: RevelationPlace | null | undefined;
  /** 1 to 30. */
  juz?: number | null | undefined;
  /** Integer key of a post. */
  post?: number | null | undefined;
}

/** True for a verse by its integer key. */
type IsIn = (verse: number) => boolean;

/**
 * A post that does not exist has no verses.
 * @throws {GraphQLError} for a surah or a juz that does not exist
 */
export async function filterOf(
  { place, juz, post }: Omit<SearchFilter, 'surah'>,
  { surahs }: SearchNames,
  { database }: Pick<Context, 'database'>,
): Promise<IsIn> {
  const conditions: IsIn[] = [];
  if (juz != null) {
    if (juz < 1 || juz > JUZ_COUNT) {
      throw badInput(`\`filter.juz\` must be 1 to ${JUZ_COUNT}; got ${juz}.`);
    }
    const [run] = versesOf({ kind: 'juz', number: juz }) ?? [];
    conditions.push((verse) => run !== undefined && verse >= run.first && verse <= run.last);
  }
  if (place != null) {
    const isOfPlace = [...surahs.values()].flatMap(({ numberOfVerses, englishRevelationPlace }) =>
      Array<boolean>(numberOfVerses).fill(englishRevelationPlace.toLowerCase() === place),
    );
    conditions.push((verse) => isOfPlace[verse - 1] ?? false);
  }
  if (post != null) {
    const verses = await versesOfPost(post, database);
    conditions.push((verse) => verses.has(verse));
  }
  return (verse) => conditions.every((isIn) => isIn(verse));
}

/** @throws {GraphQLError} for a surah that does not exist */
export function isInSurah(surah: number): IsIn {
  const count = VERSE_COUNTS[surah - 1];
  if (count === undefined) {
    throw badInput(`\`filter.surah\` must be 1 to ${VERSE_COUNTS.length}; got ${surah}.`);
  }
  const first = verseIdOf({ surah, verse: 1 });
  return (verse) => verse >= first && verse < first + count;
}

async function versesOfPost(post: number, { sql }: Context['database']): Promise<Set<number>> {
  const rows = await sql<{ verseId: number }>`
    SELECT v."verseId" FROM "Post" p JOIN "PostVerse" v ON v."postId" = p.id
    WHERE p.id = ${post} AND p."deletedAt" IS NULL`;
  return new Set(rows.map(({ verseId }) => verseId));
}
