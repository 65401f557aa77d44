/** Words that only their verse decides, against the rules: lines of words.tsv are the key of a word and its grammar. */
import { decodeGrammar, type WordGrammar } from '../../text/grammar';
import { tableOf } from './tables';
import type { VerseWord } from './verse';

const lines = new Map(tableOf('words.tsv').map(([key = '', line = '']) => [key, line] as const));

/** @returns undefined for a word without a line, or with other letters than the line has */
export function listedWord({ key = '', arabicText }: VerseWord): WordGrammar | undefined {
  const line = lines.get(key);
  if (line === undefined) return undefined;
  const grammar = decodeGrammar(line);
  const letters = grammar.segments.map(({ arabic }) => arabic).join('');
  return letters === arabicText ? grammar : undefined;
}
