const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Plain texts as HTML, written as `cleanHtml` writes it: a paragraph for each. */
export const paragraphsOf = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escaped(text.trim())}</p>`).join('');
