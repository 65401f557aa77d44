import { readHtml } from './readHtml';
import { readText } from './readPaste';
import { writeHtml } from './writeHtml';

/** HTML from anywhere as the editor itself would write it, so that the same text is the same HTML. */
export const tidyHtml = (html: string) => writeHtml(readHtml(html));

/** Plain text as the editor would write it, a paragraph a line. */
const htmlOfText = (text: string) => writeHtml(readText(text));

/** What an editor begins with: the HTML that was saved, or else a paragraph for each line of the text. */
export const editedHtml = (html: string | null | undefined, text: string | null | undefined) =>
  html == null ? htmlOfText(text ?? '') : tidyHtml(html);
