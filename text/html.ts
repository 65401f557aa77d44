import sanitizeHtml from 'sanitize-html';

/** The HTML that the editors produce. Other tags are removed, but not their text. */
const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'span',
  ],
  allowedAttributes: { a: ['href'], span: ['lang', 'dir'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
  exclusiveFilter: ({ tag, text, attribs }) =>
    tag === 'span' && !text.trim() && Object.keys(attribs).length === 0,
};

/** Describes an input that `cleanHtml` cleans. */
export const HTML_INPUT = 'HTML; tags and attributes that are not allowed are removed.';

/** Safe HTML that contains only the tags and attributes that the editors produce. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED_HTML).trim();
}

/** The same HTML for a page inside another site: its links are absolute and open in a new tab. */
export function embeddedHtml(html: string, origin: string): string {
  const absolute = (href: string) => (href.startsWith('/') ? origin + href : href);
  return sanitizeHtml(html, {
    ...ALLOWED_HTML,
    allowedAttributes: { ...ALLOWED_HTML.allowedAttributes, a: ['href', 'target', 'rel'] },
    transformTags: {
      ...ALLOWED_HTML.transformTags,
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: absolute(href), target: '_blank', rel: 'noopener' },
      }),
    },
  }).trim();
}

const BLOCK_ENDS = /<br\s*\/?>|<\/(?:p|h2|h3|h4|li|blockquote)>/g;

/** The text of clean HTML, one line for each paragraph. */
export function textOfHtml(html: string): string {
  const plain = sanitizeHtml(html.replace(BLOCK_ENDS, '$&\n'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return plain
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\u00A0/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}
