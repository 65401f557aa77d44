import { LANGUAGE_TAGS, byLanguage } from '../language';
import { crawlerTexts } from '../i18n/crawlers';
import type { Page } from './crawledPage';

interface SharedPicture {
  address: string;
  /** What it shows, for those who don't see it. */
  alt: string;
}

/**
 * The picture in previews of links to a page: that of its verse, topic or root, or that of the site. The address of the
 * former changes with what it shows, because those who preview links keep pictures for long.
 */
export function sharedPictureOf(page: Page): SharedPicture {
  const { origin, language, head } = page;
  const tag = LANGUAGE_TAGS[language];
  const own = ownPictureOf(page);
  if (!own) {
    return { address: `${origin}/share-${tag}.png`, alt: crawlerTexts[language].imageAlt };
  }
  const { path, text } = own;
  const version = hashOf(`${head.title}\n${text}`);
  return {
    address: `${origin}/share/${path}.${tag}.png?v=${version}`,
    alt: [head.title, text].filter(Boolean).join(': '),
  };
}

function ownPictureOf({ data, head, language }: Page): { path: string; text: string } | undefined {
  const { verse, post, root } = data;
  if (verse) {
    return { path: `verses/${verse.key}`, text: byLanguage(language, verse, 'Translation') ?? '' };
  }
  if (post) return { path: `topics/${post.databaseId}`, text: String(post.verses.totalCount) };
  if (!root) return undefined;
  return { path: `roots/${encodeURIComponent(root.letters)}`, text: head.description };
}

/** FNV-1a of 32 bits in hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
