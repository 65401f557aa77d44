/** Alphabetical order of roots, in which hamza is one letter regardless of its seat. */
import { badInput, quoted } from '../../errors';

/** The letter that stands for hamza and alif in roots. */
const HAMZA = 'أ';

/** Sort key of the root `r`: unique text, compared letter by letter. */
export const IN_ALPHABET = `(translate(r.letters, 'ءآؤإئا', 'أأأأأأ') || ' ' || r.letters) COLLATE "C"`;

/** The first letter of the root `r`. */
export const INITIAL = `left(translate(r.letters, 'ءآؤإئا', 'أأأأأأ'), 1) COLLATE "C"`;

/**
 * The initial letter as roots spell it.
 * @throws {GraphQLError} unless the text is one Arabic letter
 */
export function initialOf(letter: string): string {
  if (/^[ءآأؤإئا]$/.test(letter)) return HAMZA;
  if (/^[\u0628-\u063A\u0641-\u064A]$/.test(letter)) return letter;
  throw badInput(`\`letter\` must be one Arabic letter, such as "ك"; got ${quoted(letter)}.`);
}
