import type { Database } from '../../../database/database';
import { LISTS } from '../../../database/tags';
import { cachedValue } from '../../../read/rowCache';
import type { PostRow } from '../../../read/rows';

/** Posts by their integer keys, in the order of the site, each with the integer keys of its verses. */
export type PostVerses = ReadonlyMap<number, { post: PostRow; verses: ReadonlySet<number> }>;

export const postVersesOf = cachedValue<PostVerses>([LISTS.posts], async ({ sql }: Database) => {
  const posts = await sql<PostRow>`
    SELECT * FROM "Post" WHERE "deletedAt" IS NULL ORDER BY section, number, id`;
  const rows = await sql<{ postId: number; verseId: number }>`
    SELECT "postId", "verseId" FROM "PostVerse"`;
  const verses = new Map<number, Set<number>>();
  for (const { postId, verseId } of rows) {
    const ofPost = verses.get(postId) ?? new Set();
    verses.set(postId, ofPost.add(verseId));
  }
  return new Map(
    posts.map((post) => [post.id, { post, verses: verses.get(post.id) ?? new Set() }]),
  );
});
