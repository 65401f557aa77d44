/** Removes "and", "then", "in", "like", "to" and "the", which are written as part of an Arabic word. */

/** Letters of a root that all of its words have; weak letters may be missing. */
const STRONG_LETTERS = /[^اوي]/g;

/** Shorter forms would match everywhere. */
const MIN_LETTERS = 2;

/**
 * @param word folded
 * @param root root of the word, folded; its letters are not removed
 * @returns all shorter forms, without the word itself
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
  return [...forms].filter((form) => root === undefined || containsRoot(form, root));
}

function without(word: string, beginning: RegExp): string[] {
  const rest = word.replace(beginning, '');
  return rest !== word && rest.length >= MIN_LETTERS ? [rest] : [];
}

/** True if the form contains the first and the strong letters of the root in order. */
function containsRoot(form: string, root: string): boolean {
  const letters = new Set([root.charAt(0)].concat(root.match(STRONG_LETTERS) ?? []));
  let from = 0;
  for (const letter of letters) {
    const place = form.indexOf(letter, from);
    if (place < 0) return false;
    from = place;
  }
  return true;
}
