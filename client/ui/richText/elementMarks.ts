import type { Marks } from './blocks';
import { isAddress } from './linkAddress';

const TAG_MARKS: Record<string, Marks> = {
  b: { isStrong: true },
  strong: { isStrong: true },
  i: { isEmphasized: true },
  em: { isEmphasized: true },
  u: { isUnderlined: true },
  ins: { isUnderlined: true },
};

/** The marks of what stands in an element, by its tag, its style and the marks around it. */
export function marksIn(element: Element, around: Marks): Marks {
  const marks = { ...around, ...TAG_MARKS[element.localName], ...marksOfStyle(element) };
  const href = element.localName === 'a' && element.getAttribute('href');
  if (href && isAddress(href)) marks.href = href;
  // Links are underlined as it is.
  if (marks.href !== undefined && element.localName !== 'u') {
    marks.isUnderlined = Boolean(around.isUnderlined);
  }
  const language = element.getAttribute('lang');
  if (language) marks.isArabic = /^ar(-|$)/i.test(language);
  return marks;
}

/** Editors elsewhere write bold, italic and underlined as styles, and take them back by styles too. */
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

/** A property as it was written, those of Word included, which browsers don't know. */
export function styleOf(element: Element, property: string): string | undefined {
  const style = element.getAttribute('style')?.toLowerCase();
  const match = style && new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(style);
  return match ? match[1]?.trim() : undefined;
}
