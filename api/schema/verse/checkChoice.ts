/** The arguments of a list of `VerseCounts`. */
import { badInput } from '../../errors';
import { nameKeys } from '../../../text/nameKeys';

export const DEFAULT_FIRST = 20;
export const MAX_FIRST = 100;
export const MAX_CHARACTERS = 100;

/** @throws {GraphQLError} for arguments beyond the limits */
export function checkChoice(args: { first?: number | null; text?: string | null }) {
  const first = args.first ?? DEFAULT_FIRST;
  if (first < 0 || first > MAX_FIRST) {
    throw badInput(`\`first\` must be 0 to ${MAX_FIRST}; got ${first}.`);
  }
  const text = (args.text ?? '').trim();
  if (text.length > MAX_CHARACTERS) {
    throw badInput(`\`text\` must have at most ${MAX_CHARACTERS} characters; got ${text.length}.`);
  }
  const key = nameKeys(text)[0];
  /** Whether the text is a part of a name. */
  const isNamed = (row: object, names: readonly string[]) =>
    text === '' || (key !== undefined && keysOf(row, names).some((one) => one.includes(key)));
  return { first, text, isNamed };
}

/** Folded names of the rows in memory, which take longer to fold than to compare. */
const foldedNames = new WeakMap<object, string[]>();

function keysOf(row: object, names: readonly string[]): string[] {
  const known = foldedNames.get(row) ?? names.flatMap(nameKeys);
  foldedNames.set(row, known);
  return known;
}
