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
