/** The feed of new and changed topics, for readers. */
import type { Sql } from '../../database/database';
import { escapeMarkup } from '../../../text/escapeMarkup';
import { atomOf, tagUri, type Entry } from './atom';
import { FEED_TEXTS, type FeedLanguage } from './texts';
import { readTopicDays, verseChanges, type TopicDay, type TopicState } from './topicDays';

interface FeedAddress {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Path of the feed. */
  path: string;
}

/** Verses of an entry with a link; the others are on the page of the topic. */
const MAX_LINKS = 20;

export async function topicFeed(
  sql: Sql,
  language: FeedLanguage,
  { origin, path }: FeedAddress,
): Promise<string> {
  const texts = FEED_TEXTS[language];
  const days = (await readTopicDays(sql)).flatMap((day) => inWords(day, language) ?? []);
  const ids = days.flatMap(({ points }) => points.flatMap(({ verseIds = [] }) => verseIds));
  const keys = await readKeys(sql, [...new Set(ids)]);
  const entries = days.map((day) => entryOf(day, { origin, language, keys }));
  const times = entries.map(({ updated }) => updated.getTime());
  return atomOf({
    ...{ title: texts.title, subtitle: texts.subtitle, language: texts.tag },
    id: tagUri(origin, `feeds/topics/${texts.tag}`),
    updated: times.length > 0 ? new Date(Math.max(...times)) : await readStart(sql),
    self: origin + path,
    alternate: `${origin}/posts?lang=${texts.tag}`,
    site: `${origin}/`,
    entries,
  });
}

/** The time of a feed without entries. */
async function readStart(sql: Sql): Promise<Date> {
  const [row] = await sql<{ at: Date | null }>`SELECT max("createdAt") AS at FROM "Post"`;
  return row?.at ?? new Date(0);
}

async function readKeys(sql: Sql, ids: number[]): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; key: string }>`
    SELECT id, key FROM "Verse" WHERE id = ANY(${ids}::int[])`;
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Something that changed, in words. */
interface Point {
  text: string;
  verseIds?: number[];
}

interface DayInWords {
  day: TopicDay;
  /** Title of the entry. */
  title: string;
  points: Point[];
}

/** @returns undefined if nothing changed that readers of the language see */
export function inWords(day: TopicDay, language: FeedLanguage): DayInWords | undefined {
  const texts = FEED_TEXTS[language];
  const { before, after } = day;
  const title = day[`${language}Title`];
  // Deleted that day, and restored on a later one.
  if (after?.deletedAt) return undefined;
  if (after && (!before || before.deletedAt)) {
    const verseIds = after.verses.map(({ verseId }) => verseId);
    const points = [{ text: texts.verses(verseIds.length), verseIds }];
    return { day, title: before ? `${title}: ${texts.returned}` : texts.newTopic(title), points };
  }
  const points = [
    ...(before && after ? changesOf(before, after, language) : []),
    ...countedPoint(day[`${language}Translations`], texts.translationsChanged),
  ];
  if (points.length === 0) return undefined;
  return { day, title: `${title}: ${points.map(({ text }) => text).join(', ')}`, points };
}

const countedPoint = (count: number, text: (count: number) => string, verseIds?: number[]) =>
  count === 0 ? [] : [{ text: text(count), ...(verseIds && { verseIds }) }];

function changesOf(before: TopicState, after: TopicState, language: FeedLanguage): Point[] {
  const texts = FEED_TEXTS[language];
  const { added, removed, isReordered } = verseChanges(before, after);
  const former = before[`${language}Title`];
  const isChanged = (field: 'Title' | 'Note') =>
    before[`${language}${field}`] !== after[`${language}${field}`];
  return [
    ...countedPoint(added.length, texts.versesAdded, added),
    ...countedPoint(removed.length, texts.versesRemoved, removed),
    ...(isReordered ? [{ text: texts.reordered }] : []),
    ...(isChanged('Title') ? [{ text: texts.renamed(former) }] : []),
    ...(isChanged('Note') ? [{ text: texts.noteChanged }] : []),
  ];
}

interface Links {
  origin: string;
  language: FeedLanguage;
  keys: ReadonlyMap<number, string>;
}

function entryOf({ day, title, points }: DayInWords, links: Links): Entry {
  const { origin, language } = links;
  const { postId, section, published, updated } = day;
  const folder = section === 'introduction' ? '' : `${section}/`;
  const href = `${origin}/posts/${folder}${postId}?lang=${FEED_TEXTS[language].tag}`;
  return {
    id: tagUri(origin, `topics/${postId}/${day.day}`),
    ...{ title, published, updated },
    link: { href, type: 'text/html' },
    html: `<ul>${points.map((point) => `<li>${htmlOf(point, links)}</li>`).join('')}</ul>`,
  };
}

function htmlOf({ text, verseIds = [] }: Point, { origin, language, keys }: Links): string {
  const known = verseIds.flatMap((id) => keys.get(id) ?? []);
  const shown = known.slice(0, MAX_LINKS).map((key) => {
    const href = `${origin}/verses/${key}?lang=${FEED_TEXTS[language].tag}`;
    return `<a href="${escapeMarkup(href)}">${escapeMarkup(key)}</a>`;
  });
  if (known.length > MAX_LINKS) shown.push('…');
  return [escapeMarkup(text), ...(shown.length > 0 ? [shown.join(', ')] : [])].join(': ');
}
