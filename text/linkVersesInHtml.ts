import { findVerseReferences } from './findVerseReferences';
import { numberedReferences } from './numberedReferences';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;

/** Tags without content. */
const isVoid = (name: string) => name === 'br';

/** Whether the text in an element stays as it is: links lead elsewhere, and Arabic quotes verses. */
const isLeftAlone = (tag: string, name: string) => name === 'a' || /\blang="ar"/.test(tag);

/** Links the references to verses in clean HTML that are no links yet; what is stored stays unchanged. */
export function linkVersesInHtml(html: string): string {
  let linked = '';
  let rest = 0;
  /** The open elements around the text, and whether each is left alone. */
  const open: boolean[] = [];
  const addText = (end: number) => {
    const text = html.slice(rest, end);
    linked += open.includes(true) ? text : linkInText(text);
  };
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    addText(index);
    linked += tag;
    rest = index + tag.length;
    if (closing) open.pop();
    else if (!isVoid(name.toLowerCase())) open.push(isLeftAlone(tag, name.toLowerCase()));
  }
  addText(html.length);
  return linked;
}

function linkInText(text: string): string {
  let linked = '';
  let rest = 0;
  for (const { text: name, index, path } of findVerseReferences(text, numberedReferences)) {
    linked += `${text.slice(rest, index)}<a href="${path}">${name}</a>`;
    rest = index + name.length;
  }
  return linked + text.slice(rest);
}
