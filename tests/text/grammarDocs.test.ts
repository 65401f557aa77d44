/** docs/grammar.md lists every code with its names. */
import { readFileSync } from 'node:fs';
import { decodeGrammar, encodeGrammar, grammarFeatures, partsOfSpeech } from '../../text/grammar';
import {
  featureNames,
  partOfSpeechNames,
  withTerm,
  type GrammarName,
} from '../../text/grammarTerms';

const TEXT = readFileSync('docs/grammar.md', 'utf8').replace(/ +/g, ' ');

const rowOf = (cells: string[], name: GrammarName) =>
  `| ${[...cells, withTerm(name, 'english'), withTerm(name, 'turkish')].join(' | ')} |`;

test('lists the parts of speech', () => {
  const names = Object.keys(partsOfSpeech) as (keyof typeof partsOfSpeech)[];
  const rows = names.map((name) => rowOf([`\`${partsOfSpeech[name]}\``], partOfSpeechNames[name]));
  expect(rows.filter((row) => !TEXT.includes(row))).toEqual([]);
});

test('lists the values of the features', () => {
  const rows = Object.entries(grammarFeatures).flatMap(([feature, values]) =>
    Object.entries<string>(values).map(([value, code]) => {
      const names: Partial<Record<string, GrammarName>> =
        featureNames[feature as keyof typeof featureNames];
      return rowOf([feature, `\`${code}\``], names[value] as GrammarName);
    }),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !TEXT.includes(row))).toEqual([]);
});

test('has a line in the format that it describes', () => {
  const [, line = ''] = /^`(<CONJ.*)` has three fields/m.exec(TEXT) ?? [];
  expect(encodeGrammar(decodeGrammar(line))).toBe(line);
});
