import { htmlOfText, tidyHtml } from '../ui/richText/tidyHtml';

/** What an editor begins with: the HTML that was saved, or else a paragraph for each line of the text. */
export const editedHtml = (html: string | null | undefined, text: string | null | undefined) =>
  html == null ? htmlOfText(text ?? '') : tidyHtml(html);
