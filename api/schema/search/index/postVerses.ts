import type { Database } from '../../../database/database';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import type { PostRow } from '../../../read/rows';

/** Posts by their integer keys, in the order of the site, each with the integer keys of its verses. */
export type PostVerses = ReadonlyMap<number, { post: PostRow; verses: ReadonlySet<number> }>;

export const postVersesOf = cachedValue<PostVerses>([LISTS.posts], async ({ sql }: Database) => {
  const rows = await sql<PostRow & { verseIds: number[] }>`
    SELECT p.*,
      ARRAY(SELECT v."verseId" FROM "PostVerse" v WHERE v."postId" = p.id) AS "verseIds"
    FROM "Post" p WHERE p."deletedAt" IS NULL ORDER BY p.section, p.number, p.id`;
  return new Map(
    rows.map(({ verseIds, ...post }) => [post.id, { post, verses: new Set(verseIds) }]),
  );
});
