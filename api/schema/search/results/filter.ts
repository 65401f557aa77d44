/** Restricts a search to a part of the Qur'an. */
import { badInput } from '../../../errors';
import { VERSE_COUNTS } from '../../../../text/verseCounts';
import type { VerseIndex } from '../index/verseIndex';
import { versesInParts } from '../../../read/mushaf';
import type { VerseFilter } from '../../../read/verseFilter';
import type { SearchNames } from '../../../read/searchNames';
import type { PostVerses } from '../../../read/verseSets';

type RevelationPlace = 'mecca' | 'medina';

export interface SearchFilter extends VerseFilter {
  /** 1 to 114. */
  surah?: number | null | undefined;
  place?: RevelationPlace | null | undefined;
  /** 1 to 30. */
  juz?: number | null | undefined;
  /** Integer key of a post; one that does not exist has no verses. */
  post?: number | null | undefined;
}

/** True for a verse, by its integer key; undefined if all verses are meant. */
export type IsIn = ((verse: number) => boolean) | undefined;

/**
 * The conditions of a filter that are one of its kind; `verseConditionsOf` has the others.
 * @throws {GraphQLError} for a surah or a juz that does not exist
 */
export function conditionsOf(
  { surah, place, juz, post }: SearchFilter,
  index: VerseIndex,
  { surahs }: SearchNames,
  posts: PostVerses,
): Record<Exclude<keyof SearchFilter, keyof VerseFilter>, IsIn> {
  if (surah != null && !surahs.has(surah)) {
    throw badInput(`\`filter.surah\` must be 1 to ${VERSE_COUNTS.length}; got ${surah}.`);
  }
  const ofPlace = new Set(
    [...surahs.values()]
      .filter(({ englishRevelationPlace: name }) => name.toLowerCase() === place)
      .map(({ id }) => id),
  );
  return {
    surah: surah == null ? undefined : (verse) => index.surahOf(verse) === surah,
    place: place == null ? undefined : (verse) => ofPlace.has(index.surahOf(verse)),
    juz: juz == null ? undefined : isInJuz(juz),
    post: post == null ? undefined : isIn(posts.get(post)?.verses),
  };
}

const isIn =
  (verses: ReadonlySet<number> | undefined): IsIn =>
  (verse) =>
    verses?.has(verse) ?? false;

function isInJuz(juz: number): IsIn {
  const run = versesInParts({ juz }, (division) => `filter.${division}`);
  return (verse) => run !== undefined && verse >= run.first && verse <= run.last;
}
