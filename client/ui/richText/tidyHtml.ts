import { readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

/** HTML from anywhere as the editor itself would write it, so that the same text is the same HTML. */
export const tidyHtml = (html: string) => writeHtml(readHtml(html));
