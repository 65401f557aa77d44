/** The topics imported at the first start: the Beginning, then the others, numbered by section. */
import { beginning } from './beginning';
import { faithPosts } from './faith';
import { faithInAfterlifePosts } from './faithInAfterlife';
import { faithInAllahPosts } from './faithInAllah';
import { faithInAngelsPosts } from './faithInAngels';
import { faithInBookPosts } from './faithInBook';
import { faithInProphetsPosts } from './faithInProphets';
import type { PostSource } from './topic';
import { quranPosts } from './quran';

export const posts: readonly PostSource[] = [
  beginning,
  ...quranPosts,
  ...faithPosts,
  ...faithInAllahPosts,
  ...faithInAfterlifePosts,
  ...faithInAngelsPosts,
  ...faithInBookPosts,
  ...faithInProphetsPosts,
];
