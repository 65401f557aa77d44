/** Descriptions of pages for sites that embed links to them (oEmbed 1.0, oembed.com). */
import { escapeMarkup } from '../../text/escapeMarkup';
import { parseVerseKey } from '../../text/verseReference';
import { VERSE_COUNTS } from '../../text/verseCounts';
import { frameOf } from './oEmbedSize';
import type { Embedded } from './embedded';
import {
  addressedLanguage,
  decoded,
  pathOfEmbed,
  postOf,
  subjectOfEmbed,
  versesOf,
  type Subject,
} from './embedRequest';
import { LANGUAGE_TAGS, type Language } from './embedTexts';

/** The subject of an address of this site: a verse, a surah, a topic, or an embedded page. */
export function subjectOfPage({ pathname }: URL): Subject | undefined {
  const [, verse = ''] = /^\/verses\/([^/]+)$/.exec(pathname) ?? [];
  const reference = parseVerseKey(decoded(verse));
  if (reference) return versesOf({ first: reference, last: reference });
  const surah = Number(/^\/surahs\/([1-9]\d{0,2})$/.exec(pathname)?.[1]);
  const count = VERSE_COUNTS[surah - 1];
  if (count) return versesOf({ first: { surah, verse: 1 }, last: { surah, verse: count } });
  const [, post] = /^\/posts\/(?:\w+\/)?([1-9]\d{0,8})$/.exec(pathname) ?? [];
  return post === undefined ? subjectOfEmbed(pathname) : postOf(post);
}

export interface Size {
  maxWidth: number;
  maxHeight: number;
}

const THUMBNAIL = { width: 1200, height: 630 };

/** The description of a page as the properties of an oEmbed answer. */
export function oEmbedOf(
  page: URL,
  subject: Subject,
  {
    embedded,
    origin,
    language,
    size,
  }: {
    embedded: Embedded;
    origin: string;
    language: Language;
    size: Size;
  },
): Record<string, string | number> {
  const { width, height } = frameOf(embedded, size);
  const addressed = addressedLanguage(page.searchParams);
  const src = `${origin}${pathOfEmbed(subject)}${addressed ? `?lang=${LANGUAGE_TAGS[addressed]}` : ''}`;
  const fits = size.maxWidth >= THUMBNAIL.width && size.maxHeight >= THUMBNAIL.height;
  const picture =
    subject.kind === 'post' ? `topics/${subject.id}` : `verses/${embedded.verses[0]?.key}`;
  return {
    version: '1.0',
    type: 'rich',
    title: embedded.title,
    provider_name: 'Tibyan',
    provider_url: `${origin}/`,
    cache_age: 3600,
    width,
    height,
    html: `<iframe src="${escapeMarkup(src)}" width="${width}" height="${height}" title="${escapeMarkup(embedded.title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    ...(fits && {
      thumbnail_url: `${origin}/share/${picture}.${LANGUAGE_TAGS[language]}.png`,
      thumbnail_width: THUMBNAIL.width,
      thumbnail_height: THUMBNAIL.height,
    }),
  };
}

export const xmlOf = (properties: Record<string, string | number>) =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(properties)
    .map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`)
    .join('')}</oembed>\n`;
