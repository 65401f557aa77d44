/** The topics imported at the first start: the Beginning, then the others, numbered by section. */
import { beginning } from './beginning';
import { characterPosts } from './character';
import { faithPosts } from './faith';
import { faithInAfterlifePosts } from './faithInAfterlife';
import { faithInAllahPosts } from './faithInAllah';
import { faithInAngelsPosts } from './faithInAngels';
import { faithInBookPosts } from './faithInBook';
import { faithInProphetsPosts } from './faithInProphets';
import { familyPosts } from './family';
import { givingPosts } from './giving';
import { peoplePosts } from './peoples';
import { prophetStoryPosts } from './prophetStories';
import { quranPosts } from './quran';
import { societyPosts } from './society';
import { speechPosts } from './speech';
import type { PostSource } from './topic';
import { universePosts } from './universe';
import { worshipPosts } from './worship';

export const posts: readonly PostSource[] = [
  beginning,
  ...quranPosts,
  ...faithPosts,
  ...faithInAllahPosts,
  ...faithInAfterlifePosts,
  ...faithInAngelsPosts,
  ...faithInBookPosts,
  ...faithInProphetsPosts,
  ...worshipPosts,
  ...givingPosts,
  ...characterPosts,
  ...familyPosts,
  ...societyPosts,
  ...universePosts,
  ...prophetStoryPosts,
  ...peoplePosts,
  ...speechPosts,
];
