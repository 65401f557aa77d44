/**
 * Addresses of topics: `/posts`, `/posts?by=letter`, `/posts/1`, `/posts/faithInAllah/23`,
 * `/posts/faith?section=faithInAllah`.
 */
import type { PostSection } from '../__generated__/PostList_posts.graphql';
import { pageVariables } from '../ui/paging/pageAddress';

/** Verses per page; nearly all topics have fewer. */
const PAGE = { size: 50 };

/** Sections by their names in addresses. */
export const SECTIONS = {
  introduction: 'INTRODUCTION',
  quran: 'QURAN',
  faith: 'FAITH',
  faithInAllah: 'FAITH_IN_ALLAH',
  faithInAfterlife: 'FAITH_IN_AFTERLIFE',
  faithInAngels: 'FAITH_IN_ANGELS',
  faithInBook: 'FAITH_IN_BOOK',
  faithInProphets: 'FAITH_IN_PROPHETS',
  worship: 'WORSHIP',
  salaat: 'SALAAT',
  fasting: 'FASTING',
  hajj: 'HAJJ',
  alms: 'ALMS',
  other: 'OTHER',
} as const satisfies Record<string, PostSection>;

export type SectionName = keyof typeof SECTIONS;

/** The sections with a tab on the page of faith, in display order. */
export const FAITH_SECTIONS = [
  'faith',
  'faithInAllah',
  'faithInAfterlife',
  'faithInAngels',
  'faithInBook',
  'faithInProphets',
] as const satisfies SectionName[];

/** The sections on the page of worship. */
export const WORSHIP_SECTIONS = [
  'worship',
  'salaat',
  'fasting',
  'hajj',
  'alms',
] as const satisfies SectionName[];

export type FaithSection = (typeof FAITH_SECTIONS)[number];

export function nameOfSection(section: string): SectionName {
  const names = Object.keys(SECTIONS) as SectionName[];
  return names.find((name) => SECTIONS[name] === section) ?? 'other';
}

/** The tab that an address names; the first one by default. */
export function faithSectionOf(search: URLSearchParams): FaithSection {
  const asked = search.get('section');
  return FAITH_SECTIONS.find((section) => section === asked) ?? 'faith';
}

/** The page that lists the topics of a section; undefined if there is none. */
export function pathOfSection(section: SectionName): string | undefined {
  if (section === 'quran' || section === 'faith' || section === 'other') return `/posts/${section}`;
  const isOfWorship = WORSHIP_SECTIONS.some((name) => name === section);
  if (isOfWorship) return '/posts/worship';
  const isOfFaith = FAITH_SECTIONS.some((name) => name === section);
  return isOfFaith ? `/posts/faith?section=${section}` : undefined;
}

/**
 * Query variables of a topic's page; only its first page of verses shows the note and opening
 * phrase.
 */
export function postOf(params: { postId?: string }, { searchParams }: URL) {
  return { databaseId: postIdOf(params), ...pageVariables(searchParams, PAGE) };
}

/** The orders of the index of topics by their names in the address; the first one by default. */
export const INDEX_ORDERS = ['subject', 'letter'] as const;
export type IndexOrder = (typeof INDEX_ORDERS)[number];

export const indexOrderOf = (search: URLSearchParams): IndexOrder =>
  search.get('by') === 'letter' ? 'letter' : 'subject';

export const indexPath = (order: IndexOrder) =>
  order === 'subject' ? '/posts' : `/posts?by=${order}`;

/** All topics of the site are on one page of the index, with room for more. */
const INDEX_PAGE = { size: 500, places: 3 };

/** Query variables of the index of topics. */
export const indexOf = ({ searchParams }: URL) => pageVariables(searchParams, INDEX_PAGE);

/** The integer key in an address; 0, which no topic has, if it is invalid. */
export function postIdOf({ postId = '' }: { postId?: string }): number {
  return /^[1-9]\d{0,8}$/.test(postId) ? Number(postId) : 0;
}
