import { readHtml } from './readHtml';
import { readPlainText } from './readPaste';
import { writeHtml } from './writeHtml';

/** Rewrites any HTML as the editor would write it, so that equal texts have equal HTML. */
export const tidyHtml = (html: string) => writeHtml(readHtml(html));

/** Plain text as HTML of the editor, with a paragraph for each line. */
const htmlOfText = (text: string) => writeHtml(readPlainText(text));

/** The initial HTML of an editor: the saved HTML, or else a paragraph for each line of the text. */
export const editedHtml = (html: string | null | undefined, text: string | null | undefined) =>
  html == null ? htmlOfText(text ?? '') : tidyHtml(html);
