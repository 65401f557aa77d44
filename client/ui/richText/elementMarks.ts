import type { Marks } from './blocks';
import { isAddress } from './linkAddress';

/**
 * A link to a place in the document that was copied: a footnote, a comment or a heading of Word.
 * Browsers complete it with the address of this page.
 */
const WORD_PLACE = /#_(ftn|edn|msocom|msoanchor|toc|ref|hlk)/i;

const TAG_MARKS: Record<string, Marks> = {
  b: { isStrong: true },
  strong: { isStrong: true },
  i: { isEmphasized: true },
  em: { isEmphasized: true },
  u: { isUnderlined: true },
  ins: { isUnderlined: true },
};

/** The marks inside an element, by its tag, its style and the marks around it. */
export function marksIn(element: Element, around: Marks): Marks {
  const marks = { ...around, ...TAG_MARKS[element.localName], ...marksOfStyle(element) };
  const href = element.localName === 'a' && element.getAttribute('href');
  if (href && isAddress(href) && !WORD_PLACE.test(href)) marks.href = href;
  // Links are underlined anyway.
  if (marks.href !== undefined && element.localName !== 'u') {
    marks.isUnderlined = Boolean(around.isUnderlined);
  }
  const language = element.getAttribute('lang');
  if (language) marks.isArabic = /^ar(-|$)/i.test(language);
  return marks;
}

/** Other editors write bold, italic and underline as styles, and also reset them by styles. */
function marksOfStyle(element: Element): Marks {
  const marks: Marks = {};
  const weight = styleOf(element, 'font-weight');
  if (weight) marks.isStrong = /^(bold|bolder|[6-9]00)/.test(weight);
  const style = styleOf(element, 'font-style');
  if (style) marks.isEmphasized = /^(italic|oblique)/.test(style);
  const line = styleOf(element, 'text-decoration') ?? styleOf(element, 'text-decoration-line');
  if (line) marks.isUnderlined = line.includes('underline');
  return marks;
}

/** A style property as written, including those of Word, which browsers do not parse. */
export function styleOf(element: Element, property: string): string | undefined {
  const style = element.getAttribute('style')?.toLowerCase();
  const match = style && new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(style);
  return match ? match[1]?.trim() : undefined;
}
