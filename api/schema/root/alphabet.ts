/** The order of a dictionary: by letters, where hamza is one letter whatever carries it. */
import { fragment } from '../../database/database';
import { badInput, quoted } from '../../errors';

/** How roots spell the letter that hamza and alif are. */
const HAMZA = 'أ';

/** What a list of roots is ordered by: unique text of the root `r`, compared letter by letter. */
export const IN_ALPHABET = `(translate(r.letters, 'ءآؤإئا', 'أأأأأأ') || ' ' || r.letters) COLLATE "C"`;

/** The first letter of the root `r`. */
export const INITIAL = `left(translate(r.letters, 'ءآؤإئا', 'أأأأأأ'), 1) COLLATE "C"`;

/** A root stays when its last word is given another, and is shown no more. */
export const isInUse = fragment`EXISTS (SELECT FROM "Word" w WHERE w."rootId" = r.id)`;

/**
 * The letter as roots begin with it.
 * @throws {GraphQLError} for anything but one Arabic letter
 */
export function initialOf(letter: string): string {
  if (/^[ءآأؤإئا]$/.test(letter)) return HAMZA;
  if (/^[\u0628-\u063A\u0641-\u064A]$/.test(letter)) return letter;
  throw badInput(
    `\`letter\` must be one Arabic letter, such as "ك"; got ${quoted(letter)}.`,
  );
}
