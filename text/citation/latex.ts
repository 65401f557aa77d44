/** Plain text as LaTeX, for bibliographies. */

/** Characters with a meaning in LaTeX or BibTeX, and punctuation that has a spelling there. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces after a backslash too.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '"': '{\\textquotedbl}',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '–': '--',
  '—': '---',
  '…': '\\dots{}',
  '\u00A0': '~',
  ı: '{\\i}',
  ʾ: '{\\textquoteright}',
  ʿ: '{\\textquoteleft}',
};

/** LaTeX's commands for the marks of Turkish and of transcriptions, by their combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u',
  '\u0307': '.',
  '\u0308': '"',
  '\u030C': 'v',
  '\u0323': 'd',
  '\u0327': 'c',
  '\u0331': 'b',
};

/**
 * A text of any script as LaTeX. Latin letters become commands, which every version of BibTeX reads and sorts; Arabic
 * letters have none and stay as they are.
 */
export const latexOf = (text: string): string =>
  [...text.normalize('NFC')].map((character) => SIGNS[character] ?? accented(character)).join('');

function accented(character: string): string {
  const [base = '', ...marks] = character.normalize('NFD');
  if (marks.length === 0 || !/^[A-Za-z]$/.test(base)) return character;
  const commands = marks.map((mark) => ACCENTS[mark]);
  if (commands.includes(undefined)) return character;
  // An accent above takes the place of the dot.
  const letter = base === 'i' ? '\\i' : base;
  return commands.reduce<string>((inner, command) => `{\\${command}{${inner}}}`, letter);
}
