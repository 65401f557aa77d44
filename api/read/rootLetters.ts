import { badInput, quoted } from '../errors';
import { isRootLetters } from '../../text/rootLetters';

/**
 * Letters of a root without the spaces between them.
 * @throws {GraphQLError} for anything but two to five Arabic letters
 */
export function checkRootLetters(letters: string): string {
  const joined = letters.slice(0, 20).replace(/\s+/g, '');
  if (isRootLetters(joined)) return joined;
  throw badInput(`A root is two to five Arabic letters, such as "كتب"; got ${quoted(letters)}.`);
}
