/** Characters that XML 1.0 can't have, even escaped. */
const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text for XML and for HTML, within an element or a quoted attribute. */
export const escapeMarkup = (text: string) =>
  text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
