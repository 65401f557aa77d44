/** What the address of an embedded page says: verses or a topic, the language and the theme. */
import { parseAccept } from 'hono/utils/accept';
import {
  isInMushaf,
  parseVerseRun,
  verseKeysOf,
  verseRunText,
  type VerseRun,
} from '../../text/verseReference';
import type { Language } from './embedTexts';

export type Subject = { kind: 'verses'; run: VerseRun } | { kind: 'post'; id: number };

const THEMES = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Further verses of a run are only on its page. */
export const MAX_EMBEDDED_VERSES = 10;

/** The subject of a path such as "/embed/verses/2:255-257" or "/embed/posts/12"; undefined for any other. */
export function subjectOfEmbed(path: string): Subject | undefined {
  const [, kind, name = ''] = /^\/embed\/(verses|posts)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'posts') return postOf(name);
  const run = kind === 'verses' ? parseVerseRun(decoded(name)) : undefined;
  return run && versesOf(run);
}

export const postOf = (id: string): Subject | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? { kind: 'post', id: Number(id) } : undefined;

/** Undefined if there are no such verses. */
export function versesOf(run: VerseRun): Subject | undefined {
  const exists = isInMushaf(run.first) && isInMushaf(run.last) && verseKeysOf(run).length > 0;
  return exists ? { kind: 'verses', run } : undefined;
}

export const pathOfEmbed = (subject: Subject) =>
  subject.kind === 'post'
    ? `/embed/posts/${subject.id}`
    : `/embed/verses/${verseRunText(subject.run)}`;

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The language in `?lang=`, else the one that the browser ranks first, else Turkish. */
export function languageOf(search: URLSearchParams, acceptLanguage: string): Language {
  return addressedLanguage(search) ?? acceptedLanguage(acceptLanguage) ?? 'turkish';
}

export function addressedLanguage(search: URLSearchParams): Language | undefined {
  const tag = search.get('lang');
  if (tag === 'tr') return 'turkish';
  return tag === 'en' ? 'english' : undefined;
}

function acceptedLanguage(header: string): Language | undefined {
  for (const { type, q } of parseAccept(header)) {
    if (q > 0 && /^tr\b/i.test(type)) return 'turkish';
    if (q > 0 && /^en\b/i.test(type)) return 'english';
  }
  return undefined;
}

/** The theme in `?theme=`, else that of the device. */
export const themeOf = (search: URLSearchParams): Theme =>
  THEMES.find((theme) => theme === search.get('theme')) ?? 'auto';

const ANY_ORIGIN = 'http://localhost';

/**
 * Everything that an embedded page depends on except the content and the origin.
 * @returns undefined if there is nothing to embed
 */
export function embedKey(target: string, acceptLanguage: string): string | undefined {
  // As the page reads it, so that no other address has its key.
  const { pathname, searchParams } = new URL(target, ANY_ORIGIN);
  const subject = subjectOfEmbed(pathname);
  if (!subject) return undefined;
  return `${pathOfEmbed(subject)} ${languageOf(searchParams, acceptLanguage)} ${themeOf(searchParams)}`;
}
