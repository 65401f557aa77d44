/** The verses of each post, root and term element, in memory, by integer keys in ascending order. */
import type { Database } from '../database/database';
import { LISTS } from '../database/tags';
import { cachedValue } from './rowCache';
import type { PostRow, RootRow, TermElementRow } from './rows';

/** Posts by their integer keys, in the order of the site. */
export type PostVerses = ReadonlyMap<number, { post: PostRow; verses: ReadonlySet<number> }>;

export const postVersesOf = cachedValue<PostVerses>([LISTS.posts], async ({ sql }: Database) => {
  const rows = await sql<PostRow & { verseIds: number[] }>`
    SELECT p.*,
      ARRAY(SELECT v."verseId" FROM "PostVerse" v WHERE v."postId" = p.id ORDER BY 1) AS "verseIds"
    FROM "Post" p WHERE p."deletedAt" IS NULL ORDER BY p.section, p.number, p.id`;
  return new Map(
    rows.map(({ verseIds, ...post }) => [post.id, { post, verses: new Set(verseIds) }]),
  );
});

/** Roots of words by their letters, in the order of their first verses. */
export type RootVerses = ReadonlyMap<string, { root: RootRow; verses: ReadonlySet<number> }>;

export const rootVersesOf = cachedValue<RootVerses>([LISTS.roots], async ({ sql }: Database) => {
  const rows = await sql<RootRow & { verseIds: number[] }>`
    SELECT r.id, r.letters, array_agg(DISTINCT w."verseId" ORDER BY w."verseId") AS "verseIds"
    FROM "Word" w JOIN "Root" r ON r.id = w."rootId"
    GROUP BY r.id ORDER BY min(w."verseId"), r.id`;
  return new Map(
    rows.map(({ verseIds, ...root }) => [root.letters, { root, verses: new Set(verseIds) }]),
  );
});

/** Term elements by their integer keys, in the order of their tables, with verses as last organized or entered. */
export type ElementVerses = ReadonlyMap<
  number,
  { element: TermElementRow; verses: ReadonlySet<number> }
>;

export const elementVersesOf = cachedValue<ElementVerses>(
  [LISTS.terms],
  async ({ sql }: Database) => {
    const rows = await sql<TermElementRow & { verseIds: number[] }>`
      SELECT e.*, ARRAY(
        SELECT v."verseId" FROM "TermElementVerse" v WHERE v."termElementId" = e.id ORDER BY 1
      ) AS "verseIds"
      FROM "TermElement" e WHERE e."deletedAt" IS NULL ORDER BY e."termId", e."elementOrder", e.id`;
    return new Map(
      rows.map(({ verseIds, ...element }) => [element.id, { element, verses: new Set(verseIds) }]),
    );
  },
);

/** Integer keys of all verses, which only imports change. */
export const verseIdsOf = cachedValue<readonly number[]>([], async ({ sql }: Database) =>
  (await sql<{ id: number }>`SELECT id FROM "Verse" ORDER BY id`).map(({ id }) => id),
);

/** A set of verses with how many of the counted ones it contains. */
type Counted<VerseSet> = VerseSet & { count: number };

/** The sets with any of the verses, those with most first, and otherwise in their order. */
export function mostFirst<VerseSet extends { verses: ReadonlySet<number> }>(
  sets: Iterable<VerseSet>,
  counted: ReadonlySet<number>,
): Counted<VerseSet>[] {
  return [...withCounts(sets, counted)].sort((one, other) => other.count - one.count);
}

/**
 * The sets with any of the verses, in their order.
 * @param isChosen true for a set that is included in any case
 */
export function withCounts<VerseSet extends { verses: ReadonlySet<number> }>(
  sets: Iterable<VerseSet>,
  counted: ReadonlySet<number>,
  isChosen = (_set: VerseSet) => false,
): Counted<VerseSet>[] {
  return [...sets].flatMap((set) => {
    let count = 0;
    for (const verse of set.verses) if (counted.has(verse)) count++;
    return count > 0 || isChosen(set) ? [{ ...set, count }] : [];
  });
}
