/** Atom documents (RFC 4287). */
import { escapeMarkup } from '../../../text/escapeMarkup';

export interface Feed {
  /** Permanent, like those of the entries: a `tag:` URI (RFC 4151). */
  id: string;
  title: string;
  subtitle: string;
  /** BCP 47 tag. */
  language: string;
  updated: Date;
  /** Address of the feed. */
  self: string;
  /** Address of the page that it is about. */
  alternate: string;
  /** Address of the site. */
  site: string;
  entries: Entry[];
}

export interface Entry {
  id: string;
  title: string;
  published: Date;
  updated: Date;
  link: { href: string; type: string };
  /** HTML, with whole addresses. */
  html: string;
}

/** Prints a feed. The entries are in its order. */
export function atomOf(feed: Feed): string {
  const { id, title, subtitle, language, updated, self, alternate, site, entries } = feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}">
<id>${escapeMarkup(id)}</id>
<title>${escapeMarkup(title)}</title>
<subtitle>${escapeMarkup(subtitle)}</subtitle>
<updated>${updated.toISOString()}</updated>
<author><name>Tibyan</name><uri>${escapeMarkup(site)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(alternate)}"/>
<icon>${escapeMarkup(site)}favicon.svg</icon>
${entries.map(printEntry).join('')}</feed>
`;
}

const printEntry = ({ id, title, published, updated, link, html }: Entry) => `<entry>
<id>${escapeMarkup(id)}</id>
<title>${escapeMarkup(title)}</title>
<published>${published.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<link rel="alternate" type="${escapeMarkup(link.type)}" href="${escapeMarkup(link.href)}"/>
<content type="html">${escapeMarkup(html)}</content>
</entry>
`;

/**
 * A permanent id.
 * @param origin of the site
 * @param name within the site, of characters that need no escape
 */
export const tagUri = (origin: string, name: string) =>
  `tag:${new URL(origin).hostname},2026:${name}`;
