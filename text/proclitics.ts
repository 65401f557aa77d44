/**
 * What an Arabic word is without the "and", "then", "in", "like", "to" and "the" that are written
 * together with it.
 */

/** Letters that carry a root; the others come and go. */
const STRONG_LETTERS = /[^اوي]/g;

/** A shorter rest would be found everywhere. */
const MIN_LETTERS = 2;

/**
 * @param word folded
 * @param root of the word, folded, where it is known: a letter of it is not taken off
 * @returns each shorter form, without the word itself
 */
export function withoutProclitics(word: string, root?: string): string[] {
  const forms = new Set<string>();
  for (const rest of [word, ...without(word, /^[وف]/)]) {
    if (rest !== word) forms.add(rest);
    if (rest === 'لله') forms.add('الله');
    for (const noun of [rest, ...without(rest, /^[بكل]/)]) {
      if (noun !== rest) forms.add(noun);
      for (const bare of without(noun, /^ال/)) forms.add(bare);
    }
    // لل is ل and ال.
    for (const bare of without(rest, /^لل/)) forms.add(bare).add(`ال${bare}`);
  }
  return [...forms].filter((form) => root === undefined || carries(form, root));
}

function without(word: string, beginning: RegExp): string[] {
  const rest = word.replace(beginning, '');
  return rest !== word && rest.length >= MIN_LETTERS ? [rest] : [];
}

/** True when the first and the strong letters of the root are still there, in their order. */
function carries(form: string, root: string): boolean {
  const letters = new Set([root.charAt(0)].concat(root.match(STRONG_LETTERS) ?? []));
  let from = 0;
  for (const letter of letters) {
    const place = form.indexOf(letter, from);
    if (place < 0) return false;
    from = place;
  }
  return true;
}
