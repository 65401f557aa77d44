import type { References } from '../../../text/references';
import { flatten, tidyBlocks, type Block } from './blocks';
import { readHtml } from './readHtml';
import { linkVerses } from './linkVerses';

/** Reads pasted content, and links its references to verses. */
export function readPaste(html: string, text: string, references: References): Block[] {
  // Word and browsers write spaces as non-breaking spaces.
  const blocks = readHtml(html.replace(/&nbsp;|&#160;|\u00A0/g, ' '));
  return linkVerses(blocks.length > 0 ? blocks : readPlainText(text), references);
}

/** Reads plain text, with a paragraph for each line. */
export function readPlainText(text: string): Block[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/);
  return tidyBlocks(
    lines.map((line) => ({ tag: 'p', level: 0, runs: [{ text: flatten(line), marks: {} }] })),
  );
}
